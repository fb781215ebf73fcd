import type { CompiledCopy } from '../../model/copy/compile-copy';
import { hasText } from '../../model/copy/translate';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { pricePlan } from '../../model/money/offered-plan';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { Sentence } from '../ui/sentence';
import { useMoney } from './use-words';
import { applied, refused } from './voucher-line.styles';

/** Beside a price: the voucher with its discount, or why it does not count. */
export function VoucherLine({ plan }: { plan: OfferedPlan }) {
  const { copy } = useCheckout();
  const t = useCopy('order');
  const toText = useMoney();
  const { voucher } = plan;
  if (!voucher) return null;
  const { code } = voucher;
  const discount = toText(pricePlan(plan).discount, plan.currency);
  const key = voucher.accepted ? 'voucherApplied' : refusalKey(voucher.reason, copy);
  return (
    <span className={voucher.accepted ? applied : refused}>
      <Sentence text={t(key, { code, discount })} verbatim={code} />
    </span>
  );
}

/** A reason without its own text uses the general one. */
function refusalKey(reason: string | undefined, copy: CompiledCopy) {
  const key = `voucher-${reason}` as const;
  return hasText(copy, 'order', key) ? key : 'voucherRefused';
}
