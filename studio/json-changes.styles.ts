import { css } from '@linaria/core';

export const file = css`
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    font-size: 13px;
    overflow-wrap: anywhere;
  }

  h3 small {
    color: var(--text-muted);
    font-weight: 400;
  }

  &[data-changed='true'] h3 small {
    color: var(--alert-high);
    font-weight: 600;
  }
`;

export const code = css`
  position: relative;
  max-height: 176px;
  padding: 8px 0;
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius-control);
  background: var(--surface-raised);
  color: var(--text-muted);
  font: 12px/1.6 ui-monospace, monospace;
  tab-size: 2;

  [data-changed='true'] > & {
    max-height: 320px;
  }

  > span {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  [aria-hidden] {
    text-align: center;
    user-select: none;
  }

  code {
    font: inherit;
  }

  [data-line='old'] {
    background: var(--error-low);
    color: var(--error-high);
  }

  [data-line='new'] {
    background: var(--success-low);
    color: var(--success-high);
  }
`;
