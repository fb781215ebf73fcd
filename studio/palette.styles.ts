import { css } from '@linaria/core';
import { box, column } from './studio.styles';

export const mode = css`
  ${column}
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
  ${box}
  width: 100%;
  border-spacing: 0;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  text-align: left;

  caption {
    padding-bottom: 8px;
    text-align: left;
  }

  caption,
  thead th {
    color: var(--text-muted);
  }

  th,
  td {
    padding: 6px 12px;
    font-weight: 400;
  }

  tbody th {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  tbody > tr > * {
    border-top: 1px solid var(--border);
  }

  tr[data-failed='true'] {
    background: var(--error-low);
    color: var(--error-high);
  }
`;
