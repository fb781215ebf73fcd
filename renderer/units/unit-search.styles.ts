import { css } from '@linaria/core';

/** An empty list, with a button to leave it. */
export const empty = css`
  display: grid;
  justify-items: start;
  gap: 4px;
  padding: 12px 16px 4px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  border: var(--border-width) solid var(--border);

  button {
    margin-left: -8px;
  }
`;
