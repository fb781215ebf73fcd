import { formatMoney } from '../../model/money/format-amount';
import { validatePurchasedPlan } from '../../schemas/generated/session.mjs';
import type { PurchasedPlan } from '../../schemas/generated/types';
import type { FormError, StepContext } from '../contract/step-contract';
import { peekStored, readStored } from '../session/browser-storage';
import { buyerOf, isFinished, isSameBuyer, ownerOf } from '../session/purchase-owner';

type Asking = Pick<StepContext<unknown>, 'checkout' | 'session'>;

/** Names a purchase and its price: nobody pays for a second plan without knowing of the first. */
export function askAboutPurchase(
  code: 'other_bought' | 'other_bought_waiting',
  purchase: PurchasedPlan,
  { checkout }: Pick<Asking, 'checkout'>,
): FormError {
  const { planName, amount, currency, scheduled, total = scheduled?.amount ?? amount } = purchase;
  const money = formatMoney(total, currency, checkout.settings.currency);
  return { code, outcome: 'none', values: { plan: planName, amount: money }, purchase };
}

/**
 * Asks whether a waiting payment is still wanted, after its buyer has bought in another tab. The end of that purchase
 * removes code and lead: a buyer without a lead counts as the one who bought.
 *
 * @param token payment that waits
 */
export function askAboutOther({ checkout, session }: Asking, token: string): FormError | undefined {
  const owner = ownerOf(checkout);
  const bought = readStored('PURCHASED_PLAN', validatePurchasedPlan, owner);
  if (!bought || !isFinished(bought)) return undefined;
  const code = peekStored('dataPix', owner);
  const isEarlier = code.token === token && Number(bought.savedAt) <= Number(code.savedAt);
  const isTheirs = session.leadId === null || isSameBuyer(bought, buyerOf(session));
  return isTheirs && !isEarlier ? askAboutPurchase('other_bought_waiting', bought, { checkout }) : undefined;
}
