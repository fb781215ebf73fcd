/** Parts of a voucher in minor units. */
export const voucherAmounts = ['discount', 'amount'] as const;
export type VoucherAmount = (typeof voucherAmounts)[number];
