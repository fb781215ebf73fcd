import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { currencyOf } from '../../../model/money/format-amount';
import { type PointsRange, pointsFor, worthOf } from '../../../model/money/points';
import type { Order } from '../../../model/money/select-order';
import { parseAmount } from '../../../schemas/api/parse-amount';
import { parsePoints } from '../../../schemas/api/parse-points';
import type { PointsAccount } from '../../../schemas/generated/types';
import { useCheckout, useCopy } from '../../checkout/checkout-context';
import { useStepForm } from '../../contract/step-form-context';
import { TextField } from '../../forms/text-field';
import { formatPoints, readUsed } from '../../payment/points/read-split';
import { useMoney, usePlanWords } from '../../pieces/use-words';
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

interface PointsSplit {
  /** Part that points pay, in minor units. */
  used: number;
  /** Moves points and money. */
  choose: (count: number) => void;
}

/**
 * Keeps points and money adding up to the price: an edit of either moves the other. A value outside the range moves
 * nothing, so that its rule can speak.
 *
 * @param usual part that points pay at first, in minor units
 */
export function usePointsSplit(price: number, account: PointsAccount, range: PointsRange, usual: number): PointsSplit {
  const { form } = useStepForm();
  const [points, money]: (string | undefined)[] = useWatch({ control: form.control, name: ['points', 'amount'] });
  const seen = useRef([points, money]);
  const { least, most } = range;
  const used = readUsed(points, account, range) ?? usual;
  useEffect(() => {
    const [wasPoints, wasMoney] = seen.current;
    seen.current = [points, money];
    const write = (name: 'points' | 'amount', text: string) =>
      form.setValue(name, text, { shouldValidate: form.getFieldState(name).invalid });
    if (points === undefined || money === undefined) {
      const count = parsePoints(points ?? '') ?? pointsFor(usual, account);
      write('points', formatPoints(count));
      write('amount', formatPlain(price - worthOf(count, account)));
    } else if (points !== wasPoints) {
      const part = readUsed(points, account, { least, most });
      if (part !== undefined && parseAmount(money) !== price - part) write('amount', formatPlain(price - part));
    } else if (money !== wasMoney) {
      const count = pointsFor(Math.max(price - (parseAmount(money) ?? 0), 0), account);
      const isInRange = count >= least && count <= most;
      if (isInRange && parsePoints(points) !== count) write('points', formatPoints(count));
    }
  }, [points, money, price, account, least, most, usual, form]);
  return {
    used,
    choose: (count) => {
      form.setValue('points', formatPoints(count), { shouldValidate: form.getFieldState('points').invalid });
    },
  };
}
