import type { JSONPath } from 'jsonc-parser';
import { environments } from '../../catalogue/catalogue';
import type { AreaSubject } from '../../catalogue/subject';
import { planMonths } from '../../schemas/api/plan-months';
import type { PlanType } from '../../schemas/generated/types';
import type { Fact, Facts } from './fact';
import { listLeaves } from './list-leaves';

/**
 * Settings of an area. Extra products have their id as a name, vouchers their code and forced flows their condition, so
 * that only the order of the conditions matters, where the first match wins. Settings from which others derive are left
 * out.
 */
export function addSettingFacts(facts: Facts, { settings, placeOf }: AreaSubject): void {
  const {
    extras = [],
    vouchers = [],
    forcedFlows = [],
    domain: _,
    linksPattern: __,
    planNames: ___,
    ...others
  } = settings;
  const add = (path: string, value: unknown, at: JSONPath, more?: Partial<Fact>) =>
    facts.add(path, value, () => placeOf(at), more);
  for (const [path, value] of listLeaves(others, (path) => path.endsWith('.trial'))) {
    add(path, value, path.split('.'), { ...ofPlan(path, value, settings), ...ofEnvironment(path) });
  }
  for (const type of Object.keys(settings.plans)) facts.parts.add(`plans.${type}`);
  for (const [index, { id, name, amount }] of extras.entries()) {
    add(`extras.${id}.name`, name, ['extras', index, 'name']);
    add(`extras.${id}.amount`, amount, ['extras', index, 'amount']);
  }
  for (const [index, { code, ...voucher }] of vouchers.entries()) {
    add(`vouchers.${code.toUpperCase()}`, voucher, ['vouchers', index]);
  }
  for (const [index, { when, flow }] of forcedFlows.entries()) {
    add(`forcedFlows.${nameCondition(when)}`, flow, ['forcedFlows', index]);
  }
  const conditions = forcedFlows.map(({ when }) => nameCondition(when));
  if (conditions.length > 0) add('forcedOrder', conditions, ['forcedFlows']);
}

/** The price stands for a removed plan, and for the amounts that follow from it. */
function ofPlan(path: string, value: unknown, { plans }: AreaSubject['settings']): Partial<Fact> {
  const [group, type = '', key] = path.split('.');
  const plan = group === 'plans' ? plans[type as PlanType] : undefined;
  if (!plan) return {};
  const { amount, installments } = plan;
  // The check allows one minor unit of rounding.
  const isFollowing =
    (key === 'cycleAmount' && Number(value) * planMonths[type as PlanType] === amount) ||
    (key === 'installmentAmount' && Math.abs(Number(value) * installments - amount) <= 1);
  return {
    part: `plans.${type}`,
    reportedIf: key === 'amount' ? ['new', 'gone'] : ['new'],
    ...(isFollowing && { follows: `plans.${type}.amount` }),
  };
}

function ofEnvironment(path: string): Partial<Fact> {
  const own = environments.find((environment) => path.split('.').includes(environment));
  return own ? { isOn: ({ environment }) => environment === own } : {};
}

/** `voucher=black route=vip` */
function nameCondition(when: object): string {
  return Object.entries(when)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');
}
