import { useCopy } from '../../../checkout/checkout-context';
import { DocumentField } from '../document-field';
import { methodNote } from '../method.styles';

/** A bankslip asks for no more than the document of the invoice. */
export function BankslipFields() {
  const t = useCopy('methods');
  return (
    <>
      <p className={methodNote}>{t('bankslipHint')}</p>
      <DocumentField />
    </>
  );
}
