import { currencyOf } from '../../../../model/money/format-amount';
import { isPartOf } from '../../../../model/money/split-amount';
import { parseAmount } from '../../../../schemas/api/parse-amount';
import { useCheckout, useCopy } from '../../../checkout/checkout-context';
import { useStepForm } from '../../../contract/step-form-context';
import { TextField } from '../../../forms/text-field';
import { useMoney } from '../../../pieces/use-money';
import { usePlanWords } from '../../../pieces/use-plan-words';
import { formatPlain } from '../../format-plain';
import { CardFields } from '../card-fields';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';
import { amountNames } from './amount-names';
import * as styles from './credit-card+credit-card.styles';
import { useSplit } from './use-split';

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
