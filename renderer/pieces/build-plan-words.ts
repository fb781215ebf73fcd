import type { Translate } from '../../model/copy/copy-key';
import { formatDay } from '../../model/money/format-day';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { canCostInterest, monthlyDifference, pricePlan } from '../../model/money/offered-plan';
import { splitInstallments } from '../../model/money/split-installments';
import { canChargeLater } from '../../schemas/api/can-charge-later';
import { isChargedMonthly } from '../../schemas/api/plan-months';
import type { Installment, PlanSummary } from '../../schemas/generated/types';

/** Texts that explain a trial. */
export interface TrialWords {
  /** `7 dias grátis` */
  freeTime: string;
  /** Nothing is paid today. Names the methods that allow this, if some do not. */
  today: string;
  /** Later price, its interval if known, and its first day. */
  after: string;
  /** `Primeira cobrança em 28/11/2026` */
  firstCharge: string;
}

export interface PlanWords {
  /**
   * Payments that add up to their total: `1x de R$ 186,44 + 2x de R$ 186,43`.
   *
   * @param say text of a group of equal payments
   */
  payments(
    installment: Pick<Installment, 'id' | 'value' | 'totalValue'>,
    currency: string,
    say: (count: number, value: string) => string,
  ): string;
  /** `12x de R$ 95,00 sem juros`, or the amount of one payment. */
  price(plan: OfferedPlan, count?: number): string;
  /** One choice of installments in the same format; a single payment is `À vista R$ 1.140,00`. */
  choice(plan: OfferedPlan, installment: Installment): string;
  /** Price before an accepted voucher, to be struck through: `12x de R$ 119,00`; undefined if it is not higher. */
  standardPrice(plan: OfferedPlan, count?: number): string | undefined;
  /** An amount without interest. Says so if some choice of installments costs interest: `R$ 348,00 sem juros`. */
  withoutInterest(plan: PlanSummary, value: string): string;
  /** Says that the plan is charged monthly, if it has no trial and its own text does not say so; else undefined. */
  renewal(plan: OfferedPlan): string | undefined;
  /** Undefined for a plan that is paid today. */
  trial(plan: OfferedPlan, count?: number): TrialWords | undefined;
}

/** Sources of a plan's words. */
export interface PlanWordSources {
  /** Texts of the order. */
  order: Translate<'order'>;
  /** Minor units and ISO 4217 currency → text. */
  toText(amount: number, currency: string): string;
  showsMonthlyDifference: boolean | undefined;
}

/** Price texts of a plan, shared by all screens and the studio. */
export function buildPlanWords({ order, toText, showsMonthlyDifference }: PlanWordSources): PlanWords {
  const payments: PlanWords['payments'] = (installment, currency, say) => {
    const { first, others } = splitInstallments(installment);
    const money = (value: number) => toText(value, currency);
    if (first === others) return say(installment.id, money(others));
    return order('firstInstallment', { value: money(first), price: say(installment.id - 1, money(others)) });
  };
  const choice: PlanWords['choice'] = (plan, installment) => {
    const money = (value: number) => toText(value, plan.currency);
    const total = money(installment.totalValue);
    if (installment.id <= 1) return order('single', { count: 1, value: total, total });
    return payments(installment, plan.currency, (count, value) => {
      const values = { count, value, total };
      if (installment.tax <= 0) return order('installments', values);
      const difference = showsMonthlyDifference ? monthlyDifference(plan, installment) : undefined;
      if (difference === undefined) return order('installmentsWithInterest', values);
      return order('installmentsWithDifference', { ...values, difference: money(difference) });
    });
  };
  const price: PlanWords['price'] = (plan, count) => {
    const { installment, amount } = pricePlan(plan, count);
    return installment.id <= 1 ? toText(amount, plan.currency) : choice(plan, installment);
  };
  return {
    payments,
    price,
    choice,
    standardPrice: (plan, count) => {
      const { installment, discount } = pricePlan(plan, count);
      if (!plan.voucher?.accepted || discount === 0) return undefined;
      const { id, value, standardValue } = installment;
      if (id <= 1 || count === 1) return toText(plan.standardAmount, plan.currency);
      if (standardValue <= value) return undefined;
      return order('standardInstallments', { count: id, value: toText(standardValue, plan.currency) });
    },
    withoutInterest: (plan, value) => (canCostInterest(plan) ? order('withoutInterest', { value }) : value),
    renewal: (plan) =>
      isChargedMonthly(plan.planType) && !plan.trial && pricePlan(plan).installment.id <= 1
        ? order('everyMonth')
        : undefined,
    trial: (plan, chosen) => {
      if (!plan.trial) return undefined;
      const { count, unit, firstChargeOn } = plan.trial;
      const firstCharge = order('firstCharge', { date: formatDay(firstChargeOn) });
      const after = order(isSameEveryMonth(plan) ? 'afterTrial' : 'afterTrialOnce', { value: price(plan, chosen) });
      return {
        freeTime: order(unit === 'day' ? 'trialDays' : 'trialMonths', { count }),
        today: order(plan.paymentMethods.every(canChargeLater) ? 'trialToday' : 'trialTodayByCard'),
        after: `${after} ${firstCharge}.`,
        firstCharge,
      };
    },
  };
}

/** Whether every month costs the same. A voucher applies to the first charge; later ones are unknown here. */
function isSameEveryMonth(plan: OfferedPlan): boolean {
  return isChargedMonthly(plan.planType) && !plan.voucher?.accepted;
}
