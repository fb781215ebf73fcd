import type { AreaSettings } from './catalogue';

/** The plan that an area lists first; undefined for one that it does not describe. */
export function selectFirstPlan({ payment, plans }: Pick<AreaSettings, 'payment' | 'plans'>) {
  const [planType = 'yearly'] = payment.planTypes ?? [];
  return plans[planType];
}
