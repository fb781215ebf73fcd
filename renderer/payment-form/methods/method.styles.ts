import { css } from '@linaria/core';

/** One sentence: what to do, and what happens next. */
export const methodNote = css`
  font-size: 14px;
  color: var(--text-muted);
  margin-bottom: 4px;
`;
