import { voucherCode } from '../../model/location/grammars';
import { formatMoney } from '../../model/money/format-amount';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { selectOrder } from '../../model/money/select-order';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import { selectCharged, selectPlanOfStep, selectVoucher } from '../../model/money/select-plan-of-step';
import type { VoucherOutcome } from '../../schemas/generated/types';
import { mendWord } from '../../schemas/mend-word';
import type { LoadContext, StepContext, StepResult } from '../contract/step-contract';
import type { SessionPatch } from '../session/session';
import { loadBuyerPlans } from './load-buyer-plans';

/** Result of the last query for this buyer's price. */
export interface BuyerPrice {
  /** Formatted totals, when the price is another than the one shown before, and the plans that it is about. */
  change?: { before: string; after: string; plans: readonly OfferedPlan[] };
  /** Voucher that was refused; `unavailable` when it could not be asked for. */
  refused?: Pick<VoucherOutcome, 'code' | 'reason'> | { code: string; reason: 'unavailable' };
}

type Props = NonNullable<PlanStep['props']>;

/**
 * On entering the payment: asks for the price of this very buyer. Another price is kept and told. A failed call tells
 * nothing: the server checks the amount of the payment.
 */
export async function loadBuyerPrice<P extends Props>({ keep, ...context }: LoadContext<P>): Promise<BuyerPrice> {
  const { checkout, session, step } = context;
  const plan = selectPlanOfStep(checkout, session, step);
  if (!plan || selectCharged(checkout, step.id)) return {};
  const plans = await loadBuyerPlans(context);
  const newer = plans?.find(({ id }) => id === plan.id);
  if (!plans || !newer || context.signal.aborted) return {};
  const isSamePrice = newer.amount === plan.amount && newer.voucher?.accepted === plan.voucher?.accepted;
  const isSameTotal = totalsOf(newer) === totalsOf(plan);
  if (isSamePrice && isSameTotal) return {};
  keep({ plans });
  // A typed voucher, read after a reload, changes nothing that the buyer has not seen.
  const isSeen = session.voucher !== null && session.plans === null;
  const hasOtherInterest = isSamePrice && newer.installments.length === plan.installments.length;
  if (isSeen || (isSamePrice && !hasOtherInterest)) return {};
  return {
    change: {
      ...(hasOtherInterest ? explainInterest(context, plan, newer) : explainChange(context, { plans })),
      plans,
    },
  };
}

/** Total of each choice of installments, as one text to compare. */
function totalsOf({ installments }: Pick<OfferedPlan, 'installments'>): string {
  return installments.map(({ id, totalValue }) => `${id}:${totalValue}`).join();
}

/** Totals of the choice with the most interest. */
function explainInterest<P extends Props>(
  { checkout }: Pick<LoadContext<P>, 'checkout'>,
  before: OfferedPlan,
  after: OfferedPlan,
) {
  const dearest = ({ installments, currency }: OfferedPlan) =>
    formatMoney(Math.max(...installments.map(({ totalValue }) => totalValue)), currency, checkout.settings.currency);
  return { before: dearest(before), after: dearest(after) };
}

/** Prices the order with a typed voucher. A refused one changes nothing; the answer says why. */
export async function applyVoucher<P extends Props>(context: StepContext<P>, typed: string): Promise<StepResult> {
  const code = normalizeVoucher(typed);
  const refuse = (refused: BuyerPrice['refused']): StepResult => ({ kind: 'stay', data: { refused } });
  if (!voucherCode.test(code)) return refuse({ code, reason: 'unknown' });
  const { checkout, session, step } = context;
  const plans = await loadBuyerPlans(context, code);
  const wanted = selectPlanOfStep(checkout, session, step);
  const outcome = plans?.find(({ id }) => id === wanted?.id)?.voucher;
  if (!plans || !outcome) return refuse({ code, reason: plans ? 'unknown' : 'unavailable' });
  if (!outcome.accepted) return refuse({ code, reason: outcome.reason ?? 'unknown' });
  return { kind: 'stay', data: {}, session: { voucher: { code }, plans } };
}

/** Prices the order without a voucher, the link's included. */
export async function removeVoucher<P extends Props>(context: StepContext<P>): Promise<StepResult> {
  const { checkout, session } = context;
  const plans = await loadBuyerPlans(context, '');
  if (plans) return { kind: 'stay', data: {}, session: { voucher: { code: '' }, plans } };
  const code = selectVoucher(checkout.search, session) ?? '';
  return { kind: 'stay', data: { refused: { code, reason: 'unavailable' } } };
}

function explainChange<P extends Props>(
  { checkout, session, step }: Pick<LoadContext<P>, 'checkout' | 'session' | 'step'>,
  patch: Pick<SessionPatch, 'plans'>,
) {
  const amountOf = (known: typeof session) => {
    const order = selectOrder(checkout, known, step);
    return order ? formatMoney(order.total, order.currency, checkout.settings.currency) : '';
  };
  return { before: amountOf(session), after: amountOf({ ...session, plans: patch.plans ?? session.plans }) };
}

/** Typed text → voucher code: vouchers are printed in capitals, and pasted with blanks inside. */
function normalizeVoucher(text: string): string {
  return mendWord(text).replace(/\s+/g, '').toUpperCase();
}
