import { css } from '@linaria/core';

/** As high as the closed voucher field. */
export const voucherPlace = css`
  min-height: 44px;
`;
