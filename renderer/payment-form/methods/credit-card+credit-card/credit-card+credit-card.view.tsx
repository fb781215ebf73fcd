import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { currencyOf } from '../../../../model/money/format-amount';
import type { PlanPrice } from '../../../../model/money/offered-plan';
import type { Order } from '../../../../model/money/select-order';
import { isPartOf, rescaleAmounts, splitAmount } from '../../../../model/money/split-amount';
import { priceCards } from '../../../../model/money/split-order';
import { parseAmount } from '../../../../schemas/api/parse-amount';
import { useCheckout, useCopy } from '../../../checkout/checkout-context';
import { useStepForm } from '../../../contract/step-form-context';
import { TextField } from '../../../forms/text-field';
import { useMoney, usePlanWords } from '../../../pieces/use-words';
import { formatPlain } from '../../format-plain';
import { CardFields } from '../card-fields';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';
import { findControl } from '../find-control';
import { amountNames } from './amount-names';
import * as styles from './credit-card+credit-card.styles';

const prefixes = ['', 'card2.'] as const;

/** Two cards, each with its part of the amount and its installments, and the invoice document. */
export function CreditCardCreditCardFields({ order }: Pick<MethodFieldsProps, 'order'>) {
  const { settings } = useCheckout();
  const t = useCopy('methods');
  const toText = useMoney();
  const { parts, isRescaled } = useSplit(order);
  const { plan, amount, currency } = order;
  const words = usePlanWords();
  const { symbol } = currencyOf(currency, settings.currency);
  const [first = '', second = ''] = parts.map(({ total }) => toText(total, currency));
  const interest = parts.reduce((sum, { total }) => sum + total, -amount);
  return (
    <>
      {prefixes.map((prefix, index) => {
        const part = parts[index];
        return (
          part && (
            <fieldset key={prefix} className={styles.card} data-group>
              <legend>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>{t(index === 0 ? 'firstCard' : 'secondCard')}</span>
              </legend>
              <AmountField
                name={amountNames[index] ?? ''}
                label={t('splitAmount', { symbol: words.withoutInterest(plan, symbol) })}
                hint={t('splitAmountHint', { total: words.withoutInterest(plan, toText(amount, currency)) })}
                amount={amount}
              />
              <CardFields plan={part.plan} prefix={prefix} />
            </fieldset>
          )
        );
      })}
      <DocumentField />
      <p className={styles.summary} role="status" data-split>
        <span>{t('splitSummary', { first, second })}</span>
        {interest > 0 && <small>{t('splitInterest', { interest: toText(interest, currency) })}</small>}
        {isRescaled && <small>{t('splitRescaled')}</small>}
      </p>
    </>
  );
}

interface AmountFieldProps {
  name: string;
  label: string;
  hint: string;
  /** Amount due, in minor units. */
  amount: number;
}

/** One card's part of the amount. A part that is left is shown with its cents. */
function AmountField({ name, label, hint, amount }: AmountFieldProps) {
  const { form } = useStepForm();
  form.register(name, {
    onBlur: () => {
      const part = parseAmount(form.getValues(name));
      if (isPartOf(amount, part)) form.setValue(name, formatPlain(part));
    },
  });
  return <TextField name={name} label={label} hint={hint} autoComplete="off" inputMode="decimal" />;
}

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
function useSplit({ plan, amount }: Pick<Order, 'plan' | 'amount'>): Split {
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
