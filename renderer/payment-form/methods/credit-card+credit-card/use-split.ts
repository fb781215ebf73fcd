import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { PlanPrice } from '../../../../model/money/plan-price';
import type { Order } from '../../../../model/money/select-order';
import { isPartOf, rescaleAmounts, splitAmount } from '../../../../model/money/split-amount';
import { priceCards } from '../../../../model/money/split-order';
import { parseAmount } from '../../../../schemas/api/parse-amount';
import { useStepForm } from '../../../contract/step-form-context';
import { formatPlain } from '../../format-plain';
import { findControl } from '../find-control';
import { amountNames } from './amount-names';

interface Split {
  /** Part of the order on each card, with its installments. */
  parts: [PlanPrice, PlanPrice];
  /** The amount due has changed, and the parts with it. */
  isRescaled: boolean;
}

/**
 * Keeps the two amounts adding up to the amount due: an edit of either moves the other. A changed amount due keeps
 * their proportion. An amount that is no part of it moves nothing, so that its rule can speak.
 */
export function useSplit({ plan, amount }: Pick<Order, 'plan' | 'amount'>): Split {
  const { form } = useStepForm();
  const [first, second, count, secondCount]: (string | undefined)[] = useWatch({
    control: form.control,
    name: [...amountNames, 'installments', 'card2.installments'],
  });
  const seen = useRef<readonly [string | undefined, string | undefined, number | undefined]>([
    first,
    second,
    undefined,
  ]);
  const [isRescaled, setRescaled] = useState(false);
  useEffect(() => {
    // Typed before the form knew the field.
    const texts = [first, second].map((text, index) => text ?? findControl(amountNames[index] ?? '')?.value ?? '');
    const typed = texts.map(parseAmount);
    const [wasFirst, , wasAmount] = seen.current;
    seen.current = [first, second, amount];
    const [one, other] = typed;
    if (one !== undefined && other !== undefined && one + other === amount) return;
    const write = (index: 0 | 1, part: number) => {
      const name = amountNames[index];
      form.setValue(name, formatPlain(part), { shouldValidate: form.getFieldState(name).invalid });
    };
    if (amount !== wasAmount) {
      const areKnown = one !== undefined && other !== undefined && one + other > 0;
      const [newFirst, newSecond] = areKnown ? rescaleAmounts([one, other], amount) : splitAmount(amount, one);
      setRescaled(areKnown);
      write(0, newFirst);
      write(1, newSecond);
      return;
    }
    const edited = first !== wasFirst ? 0 : 1;
    const part = typed[edited];
    if (isPartOf(amount, part)) write(edited === 0 ? 1 : 0, amount - part);
  }, [first, second, amount, form]);
  const card2 = { amount: second, installments: secondCount };
  return { parts: priceCards({ plan, amount }, { amount: first, installments: count, card2 }), isRescaled };
}
