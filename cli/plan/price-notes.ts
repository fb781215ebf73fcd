import { buildPlanSummary } from '../../catalogue/build-plan-summary';
import { findAreaByDsProduct } from '../../catalogue/catalogue-index';
import type { AreaSubject } from '../../catalogue/subject';
import { mostInstallments } from '../../model/money/offered-plan';
import { applyVoucher } from '../../sandbox/catalogue/apply-voucher';
import type { PlanType } from '../../schemas/generated/types';
import type { PlanTree } from './read-plan-tree';

/** An amount in minor units; for installments, that of each. */
export interface Price {
  amount: number;
  count?: number;
}

/**
 * What follows from a change: installments of a plan, its price with a voucher, a plan's price by the changed voucher, the
 * product of an upsell and its plans, the plan that opens first, what a removed plan leaves.
 */
export interface Note {
  kind: 'payments' | 'voucher' | 'plan' | 'product' | 'first' | 'gone';
  /** Code of a voucher, type of a plan, or name of a product. */
  name: string;
  before?: Price | undefined;
  after?: Price | undefined;
}

/** Sides of a changed area; a new one has no old side. */
export interface AreaSides {
  old: AreaSubject | undefined;
  now: AreaSubject;
  after: PlanTree;
}

/** Notes to a changed value of an area. */
export function listNotes(path: string, { old, now, after }: AreaSides): Note[] {
  const [group, name = '', key = ''] = path.split('.');
  const type = name as PlanType;
  if (group === 'vouchers') {
    const types = Object.keys(now.settings.plans) as PlanType[];
    return types.flatMap((one) => noteReduced('plan', one, { code: name, type: one, old, now }));
  }
  if (group === 'flow' && key === 'upsell') return listUpsellNotes(name, now, after);
  if (path === 'payment.planTypes') {
    const first = firstPlan(now);
    return first === undefined || (old && firstPlan(old) === first) ? [] : [{ kind: 'first', name: first }];
  }
  if (group !== 'plans' || !/^(?:amount|installments|interest)$/.test(key)) return [];
  if (!now.settings.plans[type]) return [{ kind: 'gone', name: firstPlan(now) ?? '' }];
  const vouchers = key === 'amount' ? (now.settings.vouchers ?? []) : [];
  return [
    ...notePayments(type, old, now),
    ...vouchers.flatMap(({ code }) => noteReduced('voucher', code, { code, type, old, now })),
  ];
}

/** The plan that opens where neither link nor flow names one. */
function firstPlan({ settings }: AreaSubject): PlanType | undefined {
  return settings.payment.planTypes?.[0];
}

/** The most installments, as offers show them; none for a plan that is paid at once. */
function notePayments(type: PlanType, old: AreaSubject | undefined, now: AreaSubject): Note[] {
  const [before, after] = [old && findPayments(old, type), findPayments(now, type)];
  return [before, after].some((price) => price && price.count > 1)
    ? [{ kind: 'payments', name: type, before, after }]
    : [];
}

/** Every environment has the same prices. */
function findPayments(area: AreaSubject, type: PlanType): Required<Price> | undefined {
  const plan = buildPlanSummary(area, type, 'production');
  const most = plan && mostInstallments(plan);
  return most && { count: most.id, amount: most.value };
}

interface Reduction extends Pick<AreaSides, 'old' | 'now'> {
  code: string;
  type: PlanType;
}

/** A plan's price with a voucher that accepts it, where it changes. */
function noteReduced(kind: Note['kind'], name: string, { old, now, code, type }: Reduction): Note[] {
  const [before, after] = [old && findReduced(old, type, code), findReduced(now, type, code)];
  return !after || before?.amount === after.amount ? [] : [{ kind, name, before, after }];
}

/** Undefined when the brand has no such voucher for the plan. */
function findReduced({ settings }: AreaSubject, planType: PlanType, code: string): Price | undefined {
  const { vouchers = [], currency, plans } = settings;
  const own = vouchers.find((one) => one.code.toUpperCase() === code.toUpperCase());
  const plan = plans[planType];
  if (!plan || !own) return undefined;
  const { amount } = plan;
  const reduced = applyVoucher({ vouchers, currency: currency.code }, { amount, planType }, own.code);
  return reduced.voucher?.accepted ? { amount: reduced.amount } : undefined;
}

/** Product of a flow's upsell, and its plans. */
function listUpsellNotes(flowName: string, now: AreaSubject, { catalogue }: PlanTree): Note[] {
  const { dsProductId } = now.flows.find(({ name }) => name === flowName)?.flow.props?.upsell ?? {};
  const sold = dsProductId === undefined ? undefined : findAreaByDsProduct(catalogue, dsProductId, now.area);
  if (!sold) return [];
  const { plans, payment, productName } = sold.settings;
  const prices = (payment.planTypes ?? []).flatMap((name): Note[] => {
    const plan = plans[name];
    return plan ? [{ kind: 'plan', name, after: { amount: plan.amount } }] : [];
  });
  return [{ kind: 'product', name: now.settings.upsell?.productName ?? productName }, ...prices];
}
