import type { Way } from './api-buyer';
import { type Shop, shops } from './shops';

/** Shops whose link sells a plan that a card pays at once. */
const cardShops: readonly Shop[] = shops.filter(
  ({ settings }) => settings.payment.methods?.includes('credit-card') && sellsFirstPlan(settings),
);

/** Those whose server takes the card. A token of the sandbox's vault is in the memory of one process. */
export const directShops = cardShops.filter(({ settings }) => settings.payment.vault?.kind !== 'fetch');

/** Number of a purchase → its shop and way of paying, so that a load mixes brands and ways. */
export function chooseOrder(number: number, from = cardShops): { shop: Shop; way: Way } {
  const shop = from[number % from.length] as Shop;
  return { shop, way: chooseWay(shop, Math.floor(number / from.length)) };
}

/** Whether the link's plan is paid at once, so that there is a charge. */
function sellsFirstPlan({ payment, plans }: Shop['settings']): boolean {
  const [first] = payment.planTypes ?? [];
  const plan = first && plans[first];
  return plan !== undefined && plan.trial === undefined;
}

function chooseWay({ settings }: Shop, turn: number): Way {
  const ways: Way[] = ['card', 'card sent twice', 'declined card', 'pix'];
  const way = ways[turn % ways.length] ?? 'card';
  return way === 'pix' && !settings.payment.methods?.includes('pix') ? 'card' : way;
}
