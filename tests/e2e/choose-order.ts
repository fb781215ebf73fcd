import type { Way } from './api-buyer';
import { type Shop, shops } from './shops';

/** Shops whose link sells a plan that a card pays at once. */
export const cardShops: readonly Shop[] = shops.filter(
  ({ settings }) => settings.payment.methods?.includes('credit-card') && sellsFirstPlan(settings),
);

/** Number of a purchase → its shop and way of paying, so that a load mixes all brands and ways. */
export function chooseOrder(number: number): { shop: Shop; way: Way } {
  const shop = cardShops[number % cardShops.length] as Shop;
  return { shop, way: chooseWay(shop, number) };
}

/** Whether the link's plan is paid at once, so that there is a charge. */
function sellsFirstPlan({ payment, plans }: Shop['settings']): boolean {
  const [first] = payment.planTypes ?? [];
  const plan = first && plans[first];
  return plan !== undefined && plan.trial === undefined;
}

function chooseWay({ settings }: Shop, number: number): Way {
  const ways: Way[] = ['card', 'card sent twice', 'declined card', 'pix'];
  const way = ways[Math.floor(number / cardShops.length) % ways.length] ?? 'card';
  return way === 'pix' && !settings.payment.methods?.includes('pix') ? 'card' : way;
}
