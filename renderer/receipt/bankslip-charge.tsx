import { ExternalLink, Printer } from 'lucide-react';
import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import type { BankslipCharge as Charge } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { Barcode } from '../ui/barcode';
import { outlineButton } from '../ui/button.styles';
import { CopyField } from '../ui/copy-field';
import { OutsideLink } from '../ui/outside-link';
import { Skeleton } from '../ui/skeleton';
import * as styles from './bankslip-charge.styles';

/** Bank slip: line as text, barcode, copy, due date and print. Links its page if the brand lists the host (SEC-4). */
export function BankslipCharge({ charge }: { charge: Charge | undefined }) {
  const checkout = useCheckout();
  const m = useCopy('methods');
  if (!charge) return <Skeleton height={344} />;
  const { url, barcode } = charge;
  const href = url === undefined ? undefined : checkRedirect(url, redirectHosts(checkout));
  return (
    <div className={styles.slip} data-bankslip>
      <CopyField
        label={m('bankslipLine')}
        text={formatLine(charge.line)}
        copy={m('bankslipCopy')}
        copied={m('bankslipCopied')}
        failed={m('bankslipCopyFailed')}
      />
      {barcode !== undefined && <Barcode digits={barcode} label={m('bankslipBarcode')} />}
      <p className={styles.help}>{m('bankslipHelp')}</p>
      <div className={styles.actions}>
        {href !== undefined && (
          <OutsideLink className={outlineButton} href={href}>
            <ExternalLink size={20} />
            <span>{m('bankslipOpen')}</span>
          </OutsideLink>
        )}
        <button className={outlineButton} type="button" onClick={() => window.print()}>
          <Printer size={20} />
          <span>{m('bankslipPrint')}</span>
        </button>
      </div>
    </div>
  );
}

/** Splits 47 digits into the groups that banks print. */
function formatLine(line: string): string {
  return line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}
