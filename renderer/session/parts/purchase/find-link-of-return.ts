import { areas } from '../../../../catalogue/catalogue';
import { removeVisitParams } from '../../../../model/location/clean-query';
import { validatePurchasedPlan, validatePurchaseIntent } from '../../../../schemas/generated/session.mjs';
import { listStored } from '../../browser-storage';
import { listOpen } from '../../purchase-intent';

/**
 * Query of the link that the buyer paid from, if a bank's return link differs from it. Banks receive only product and
 * token; without the rest, the page would show another offer, price or country.
 *
 * @param token token in the bank's link
 * @param shown the query as the browser shows it and as the server completed it; a link followed once is not followed
 * again, even if the flow has added parameters since
 */
export function findLinkOfReturn(productCode: string, token: string, shown: readonly string[]): string | undefined {
  // An abandoned payment keeps only its sent intent.
  const records = areas.flatMap((area) => [
    ...listStored('PURCHASED_PLAN', validatePurchasedPlan, { productCode, area }),
    ...listStored('purchaseIntent', validatePurchaseIntent, { productCode, area }).flatMap(listOpen),
  ]);
  const stored = records.find((record) => record.token === token)?.search;
  return shown.some((search) => removeVisitParams(search) === stored) ? undefined : stored;
}
