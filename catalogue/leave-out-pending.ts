import type { Flow, PlanType } from '../schemas/generated/types';
import type { BrandArea } from './catalogue';
import { isPendingId } from './pending-id';

/** Sale of an area in production. */
interface Finished {
  /** The area without its pending plans; undefined when nothing is left to sell. */
  sold: BrandArea | undefined;
  /** Keys with a pending id, such as `plans.yearly.planId`. */
  pending: readonly string[];
}

/**
 * Leaves out plans with a pending id in production, the flows that ask for one, and vouchers that are good for nothing
 * else. The first flow and one plan must stay, and no other key may be pending. Ids of other environments do not matter.
 */
export function leaveOutPending(area: BrandArea): Finished {
  const pending = listPending(area.settings, []);
  if (pending.length === 0) return { sold: area, pending };
  const types = pending.map((key) => /^plans\.([^.]+)/.exec(key)?.[1] as PlanType | undefined);
  const isLeft = (type: PlanType) => !types.includes(type);
  const sold = types.includes(undefined) ? undefined : leaveOutPlans(area, isLeft);
  return { sold, pending };
}

function leaveOutPlans(area: BrandArea, isLeft: (type: PlanType) => boolean): BrandArea | undefined {
  const { payment, plans, vouchers, forcedFlows } = area.settings;
  const planTypes = payment.planTypes?.filter(isLeft);
  const left = Object.entries(plans).filter(([type]) => isLeft(type as PlanType));
  const flows = area.flows.filter(({ steps }) => steps.every((step) => isLeftIn(step, isLeft)));
  if (planTypes?.length === 0 || left.length === 0 || flows[0] !== area.flows[0]) return undefined;
  const lost = area.flows.filter((flow) => !flows.includes(flow)).map(({ id }) => id);
  return {
    ...area,
    flows,
    settings: {
      ...area.settings,
      plans: Object.fromEntries(left),
      payment: { ...payment, ...(planTypes && { planTypes }) },
      ...(vouchers && { vouchers: vouchers.flatMap((voucher) => leaveOutTypes(voucher, isLeft)) }),
      ...(forcedFlows && { forcedFlows: forcedFlows.filter(({ flow }) => !lost.includes(flow)) }),
    },
  };
}

function isLeftIn({ props }: Flow['steps'][number], isLeft: (type: PlanType) => boolean): boolean {
  const type = props?.plan?.planType;
  return type === undefined || isLeft(type);
}

/** A voucher without plan types is good for all. */
function leaveOutTypes<One extends { planTypes?: PlanType[] }>(
  voucher: One,
  isLeft: (type: PlanType) => boolean,
): One[] {
  const planTypes = voucher.planTypes?.filter(isLeft);
  if (!planTypes) return [voucher];
  return planTypes.length === 0 ? [] : [{ ...voucher, planTypes }];
}

function listPending(value: unknown, at: readonly string[]): string[] {
  if (typeof value === 'string') return isPendingId(value) ? [at.join('.').replace(/\.production$/, '')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'test' || key === 'homolog' ? [] : listPending(part, [...at, key]),
  );
}
