import { pricePlan } from '../../../../model/money/offered-plan';
import type { BuildEntries } from '../../../contract/step-contract';

/**
 * Entries for the order's saved card, with the installments shown, and its security code if the server asked for it.
 *
 * @throws RangeError for an order without a saved card, which never offers this method
 */
export const buildEntries: BuildEntries = (values, { plan, amount, savedCard }) => {
  if (!savedCard) throw new RangeError('no card is saved');
  const { paymentProfileId } = savedCard;
  const installments = pricePlan(plan, Number(values.installments)).installment.id;
  const cvv = values.savedCvv && values.cardCvv ? { cvv: String(values.cardCvv) } : {};
  return [{ method: 'default-credit-card', amount, installments, paymentProfileId, ...cvv }];
};
