import { css } from '@linaria/core';

export const qr = css`
  width: 232px;
  height: 232px;
  border-radius: min(var(--radius-control), 8px);
`;
