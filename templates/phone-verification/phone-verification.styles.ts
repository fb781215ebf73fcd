import { css } from '@linaria/core';

export const head = css`
  justify-items: start;

  /* A phone number never wraps. */
  [translate='no'] {
    color: var(--text);
    font-weight: 600;
    white-space: nowrap;
  }

  button {
    margin: -8px 0 -16px -8px;
  }
`;
