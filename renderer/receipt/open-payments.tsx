import type { OpenKind } from '../session/open-kind';
import { notice } from '../ui/step.styles';

const keys = { pix: 'besidesPix', bankslip: 'besidesBankslip', bank: 'besidesBank', phone: 'besidesPhone' } as const;

interface OpenPaymentsProps {
  kinds: readonly OpenKind[] | undefined;
  /** Texts of the receipt's own copy: a purchase or an invoice. */
  t: (key: (typeof keys)[OpenKind]) => string;
}

/** Warns the buyer against other payments of a paid order that can still be made. */
export function OpenPayments({ kinds = [], t }: OpenPaymentsProps) {
  return kinds.map((kind) => (
    <p key={kind} className={notice}>
      {t(keys[kind])}
    </p>
  ));
}
