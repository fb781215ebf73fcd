import { type Shop, shops } from './shops';

/** Shops whose link sells a plan that a card pays at once. */
export const cardShops: readonly Shop[] = shops.filter(
  ({ settings }) => settings.payment.methods?.includes('credit-card') && sellsFirstPlan(settings),
);

/** Whether the link's plan is paid at once, so that there is a charge. */
function sellsFirstPlan({ payment, plans }: Shop['settings']): boolean {
  const [first] = payment.planTypes ?? [];
  const plan = first && plans[first];
  return plan !== undefined && plan.trial === undefined;
}
