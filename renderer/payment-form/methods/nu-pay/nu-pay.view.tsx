import { useCopy } from '../../../checkout/checkout-context';
import { DocumentField } from '../document-field';
import { methodNote } from '../method.styles';

/** NuPay needs only the invoice's document. The note says where the buyer confirms. */
export function NuPayFields() {
  const t = useCopy('methods');
  return (
    <>
      <p className={methodNote}>{t('nuPayNote')}</p>
      <DocumentField />
    </>
  );
}
