import { isPartOf } from '../../../../model/money/split-amount';
import { parseAmount } from '../../../../schemas/api/parse-amount';
import type { FindErrors } from '../../../contract/step-contract';
import { amountNames } from './amount-names';

/**
 * Each card pays less than the amount due, and both pay all of it. What is shown is what is sent. Amounts that break
 * their own rule are not judged here.
 */
export const findErrors: FindErrors = (values, { amount }) => {
  const parts = [values.amount, values.card2?.amount].map(parseAmount);
  const tooMuch = amountNames.filter((_, index) => (parts[index] ?? 0) >= amount);
  if (tooMuch.length > 0) return Object.fromEntries(tooMuch.map((name) => [name, 'card-amount-total']));
  const [first, second] = parts;
  const isJudged = isPartOf(amount, first) && isPartOf(amount, second);
  return isJudged && first + second !== amount ? { [amountNames[1]]: 'card-amount-sum' } : {};
};
