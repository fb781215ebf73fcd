import { css } from '@linaria/core';

export const mode = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
`;

export const roles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 8px;

  li {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    font-size: 13px;
    line-height: 1.3;
  }

  code,
  small {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
  }
`;

export const swatch = css`
  flex: none;
  border: 1px solid var(--border-strong);
  border-radius: 6px;
`;

export const verdict = css`
  color: var(--success-high);
  font-size: 14px;
  font-weight: 600;

  &[data-failed='true'] {
    color: var(--error-high);
  }
`;

export const pairs = css`
  width: 100%;
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  border-spacing: 0;
  background: var(--surface);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  text-align: left;

  caption {
    padding-bottom: 8px;
    color: var(--text-muted);
    text-align: left;
  }

  th,
  td {
    padding: 6px 12px;
    font-weight: 400;
  }

  thead th {
    color: var(--text-muted);
  }

  tbody th {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  tbody th,
  tbody td {
    border-top: 1px solid var(--border);
  }

  tr[data-failed='true'] {
    background: var(--error-low);
    color: var(--error-high);
  }
`;
