import dynamic from 'next/dynamic';
import { voucherPlace } from './lazy-voucher-field.styles';
import type { VoucherFieldProps } from './voucher-field';

/** Few brands have it, so it loads on demand. Its place is kept. */
export const VoucherField = dynamic<VoucherFieldProps>(
  () => import('./voucher-field').then((file) => file.VoucherField),
  { ssr: false, loading: () => <div className={voucherPlace} /> },
);
