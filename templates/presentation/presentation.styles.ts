import { css } from '@linaria/core';

/** The price in a box of its own. */
export const box = css`
  && {
    padding: 16px;
    border: var(--border-width) solid var(--border);
  }

  border-radius: var(--radius-card);
  background: var(--surface-raised);
`;
