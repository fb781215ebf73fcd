import { readQuery } from '../location/clean-query';

/** Code in the voucher field, as typed. */
export interface VoucherMemory {
  /** An empty code means that the buyer has removed the link's voucher. */
  voucher?: { code: string } | null;
}

/** Code of the order's voucher: the typed one, else the link's. */
export function selectVoucher(search: string, { voucher }: VoucherMemory): string | undefined {
  return voucher ? voucher.code || undefined : readQuery(search).voucher;
}
