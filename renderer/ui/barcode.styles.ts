import { css } from '@linaria/core';

export const barcode = css`
  width: 100%;
  height: 72px;
  padding: 4px 0;
  background: #fff;
  border-radius: min(var(--radius-control), 4px);
`;
