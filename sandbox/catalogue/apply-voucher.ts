import type { VoucherOutcome } from '../../schemas/generated/types';
import type { SandboxPlan, SandboxProduct, SandboxVoucher } from './build-sandbox-catalogue';

/** A plan's price after the voucher. */
export interface VoucherPrice {
  /** Minor units. */
  amount: number;
  /** Absent when no voucher was sent. */
  voucher?: VoucherOutcome;
}

/** Every product refuses these for their reason, and sells for nothing with the last one. */
const MAGIC: readonly SandboxVoucher[] = [
  { code: 'EXPIRADO', reason: 'expired' },
  { code: 'USADO', reason: 'exhausted' },
  { code: 'OUTROPLANO', reason: 'not_for_plan' },
  { code: 'GRATIS', amount: 0 },
];
/** Every product in reais accepts this voucher for its yearly plan, unless it has its own with that code. */
const BLACK: SandboxVoucher = { code: 'BLACK', planTypes: ['yearly'], discount: 12_000 };

/** Applies a voucher to the plan's price. A refused voucher changes nothing and states its reason. */
export function applyVoucher(
  product: Pick<SandboxProduct, 'vouchers' | 'currency'>,
  plan: Pick<SandboxPlan, 'amount' | 'planType'>,
  code: string | undefined,
): VoucherPrice {
  if (code === undefined || code === '') return { amount: plan.amount };
  const refuse = (reason: NonNullable<VoucherOutcome['reason']>): VoucherPrice => ({
    amount: plan.amount,
    voucher: { code, accepted: false, reason },
  });
  const wanted = code.toLowerCase();
  const magic = [...MAGIC, ...(product.currency === 'BRL' ? [BLACK] : [])];
  const voucher = [...product.vouchers, ...magic].find((candidate) => candidate.code.toLowerCase() === wanted);
  if (!voucher) return refuse('unknown');
  if (voucher.reason) return refuse(voucher.reason);
  if (voucher.planTypes && !voucher.planTypes.includes(plan.planType)) return refuse('not_for_plan');
  const amount = voucher.amount ?? Math.max(0, plan.amount - (voucher.discount ?? 0));
  return { amount, voucher: { code, accepted: true } };
}
