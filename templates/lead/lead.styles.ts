import { css } from '@linaria/core';

/** Sentence beside the checkbox; its links have touch height. */
export const termsText = css`
  display: block;
  padding-top: 2px;
  color: var(--text-muted);

  a {
    padding: 12px 0;
  }
`;
