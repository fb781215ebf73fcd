import { css } from '@linaria/core';

/** The sentence beside the box: its links are tall enough for a thumb. */
export const termsText = css`
  display: block;
  padding-top: 2px;
  color: var(--text-muted);

  a {
    padding: 12px 0;
  }
`;
