import { pricePlan } from '../../../../model/money/plan-price';
import type { BuildEntries } from '../../../contract/step-contract';

/**
 * The saved card of the order, in the installments that are shown, chosen or not.
 *
 * @throws RangeError for an order without a saved card, to which the method is not offered
 */
export const buildEntries: BuildEntries = (values, { plan, amount, savedCard }) => {
  if (!savedCard) throw new RangeError('no card is saved');
  const { paymentProfileId } = savedCard;
  const installments = pricePlan(plan, Number(values.installments)).installment.id;
  return [{ method: 'default-credit-card', amount, installments, paymentProfileId }];
};
