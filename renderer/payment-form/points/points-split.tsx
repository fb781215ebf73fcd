import { currencyOf } from '../../../model/money/format-amount';
import { type PointsRange, pointsFor, worthOf } from '../../../model/money/points';
import type { Order } from '../../../model/money/select-order';
import type { PointsAccount } from '../../../schemas/generated/types';
import { useCheckout, useCopy } from '../../checkout/checkout-context';
import { useStepForm } from '../../contract/step-form-context';
import { TextField } from '../../forms/text-field';
import { formatPoints, readUsed } from '../../payment/points/read-split';
import { useMoney } from '../../pieces/use-money';
import { usePlanWords } from '../../pieces/use-plan-words';
import { fieldPair } from '../../ui/step.styles';
import { formatPlain } from '../format-plain';
import * as styles from './points-split.styles';

interface PointsSplitProps {
  order: Order;
  account: PointsAccount;
  range: PointsRange;
  /** Part that points pay, in minor units. */
  used: number;
  choose: (count: number) => void;
}

/** Points and money as a slider and two fields, which agree. */
export function PointsSplit({ order, account, range, used, choose }: PointsSplitProps) {
  const { settings } = useCheckout();
  const t = useCopy('methods');
  const toText = useMoney();
  const { form } = useStepForm();
  const { withoutInterest } = usePlanWords();
  const { plan, amount, currency } = order;
  const onCard = (value: number) => withoutInterest(plan, toText(value, currency));
  const count = pointsFor(used, account);
  const { symbol } = currencyOf(currency, settings.currency);
  const words = t('pointsSplit', { count, part: toText(used, currency), rest: onCard(amount - used) });
  // Shows what the points leave, to the cent.
  form.register('amount', {
    onBlur: () => {
      const part = readUsed(form.getValues('points'), account, range);
      const isAgreed = !form.getFieldState('amount').invalid;
      if (part !== undefined && isAgreed) form.setValue('amount', formatPlain(amount - part));
    },
  });
  return (
    <div className={styles.split}>
      <label className={styles.slider}>
        <span>{t('pointsSlider')}</span>
        {/* Without a name: the field beside it has the value. */}
        <input
          type="range"
          min={range.least}
          max={range.most}
          step="any"
          value={count}
          aria-valuetext={words}
          onChange={({ target }) => choose(pointsFor(worthOf(Math.round(Number(target.value)), account), account))}
        />
      </label>
      <div className={fieldPair}>
        <TextField
          name="points"
          label={t('pointsCount')}
          hint={t('pointsCountHint', { least: formatPoints(range.least), most: formatPoints(range.most) })}
          autoComplete="off"
          inputMode="numeric"
        />
        <TextField
          name="amount"
          label={t('pointsMoney', { symbol: withoutInterest(plan, symbol) })}
          hint={t('pointsMoneyHint', { total: onCard(amount) })}
          autoComplete="off"
          inputMode="decimal"
        />
      </div>
      <p className={styles.summary} role="status" data-split>
        {words}
      </p>
    </div>
  );
}
