import dynamic from 'next/dynamic';
import { ChunkLoading } from '../../step/chunk-loading';
import type { VoucherFieldProps } from './voucher-field';

/** Only some brands have the field, so it loads where it is shown. */
export const LazyVoucherField = dynamic<VoucherFieldProps>(
  () => import('./voucher-field').then(({ VoucherField }) => VoucherField),
  { loading: ChunkLoading },
);
