import { css } from '@linaria/core';

export const qr = css`
  width: 232px;
  height: 232px;
  border-radius: 8px;
`;
