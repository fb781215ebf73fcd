import type { VoucherOutcome } from '../../schemas/generated/types';
import type { SandboxPlan, SandboxProduct, SandboxVoucher } from '../sandbox-catalogue';

/** A plan's price after the voucher. */
export interface VoucherPrice {
  /** Minor units. */
  amount: number;
  /** Absent when no voucher was sent. */
  voucher?: VoucherOutcome;
}

/** Every product refuses this one as expired. */
const EXPIRED: SandboxVoucher = { code: 'EXPIRADO', expired: true };
/** Every product in reais takes this one off its yearly plan, but for those with one of their own by that code. */
const BLACK: SandboxVoucher = { code: 'BLACK', planTypes: ['yearly'], discount: 12_000 };

/** Works a voucher into the plan's price; one that is not accepted changes nothing and says why. */
export function applyVoucher(product: SandboxProduct, plan: SandboxPlan, code: string | undefined): VoucherPrice {
  if (code === undefined || code === '') return { amount: plan.amount };
  const refuse = (reason: NonNullable<VoucherOutcome['reason']>): VoucherPrice => ({
    amount: plan.amount,
    voucher: { code, accepted: false, reason },
  });
  const wanted = code.toLowerCase();
  const magic = product.currency === 'BRL' ? [EXPIRED, BLACK] : [EXPIRED];
  const voucher = [...product.vouchers, ...magic].find((candidate) => candidate.code.toLowerCase() === wanted);
  if (!voucher) return refuse('unknown');
  if (voucher.expired) return refuse('expired');
  if (voucher.reason) return refuse(voucher.reason);
  if (voucher.planTypes && !voucher.planTypes.includes(plan.planType)) return refuse('not_for_plan');
  const amount = voucher.amount ?? Math.max(0, plan.amount - (voucher.discount ?? 0));
  return { amount, voucher: { code, accepted: true } };
}
