import { areas } from '../../../../catalogue/catalogue';
import { withoutVisit } from '../../../../model/location/clean-query';
import { validatePurchasedPlan, validatePurchaseIntent } from '../../../../schemas/generated/session.mjs';
import { listStored } from '../../browser-storage';
import { listOpen } from '../../purchase-intent';

/**
 * The query of the link with which the purchase was made that a bank's link brings back, where that one says something else:
 * banks are told product and token alone, and without the rest the buyer would stand before another offer, price or country.
 *
 * @param token of the bank's link
 * @param shown its query, as the browser shows it and as the server has completed it: a link that has been followed once is
 * not followed again, whatever has been added to the flow since
 */
export function findLinkOfReturn(productCode: string, token: string, shown: readonly string[]): string | undefined {
  // Of a payment that was let go, only what it was sent as is left.
  const records = areas.flatMap((area) => [
    ...listStored('PURCHASED_PLAN', validatePurchasedPlan, { productCode, area }),
    ...listStored('purchaseIntent', validatePurchaseIntent, { productCode, area }).flatMap(listOpen),
  ]);
  const kept = records.find((record) => record.token === token)?.search;
  return shown.some((search) => withoutVisit(search) === kept) ? undefined : kept;
}
