import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { type PointsRange, pointsFor, worthOf } from '../../../model/money/points';
import { parseAmount } from '../../../schemas/api/parse-amount';
import { parsePoints } from '../../../schemas/api/parse-points';
import type { PointsAccount } from '../../../schemas/generated/types';
import { useStepForm } from '../../contract/step-form-context';
import { formatPoints, readUsed } from '../../payment/points/read-split';
import { formatPlain } from '../format-plain';

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
