import { useCopy } from '../../../checkout/checkout-context';
import { DocumentField } from '../document-field';
import { methodNote } from '../method.styles';

/** A bankslip needs only the invoice's document. */
export function BankslipFields() {
  const t = useCopy('methods');
  return (
    <>
      <p className={methodNote}>{t('bankslipHint', { confirms: t('bankslipConfirms') })}</p>
      <DocumentField />
    </>
  );
}
