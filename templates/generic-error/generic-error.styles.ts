import { css } from '@linaria/core';

export const reference = css`
  font-size: 13px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
`;
