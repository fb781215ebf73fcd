import { useCopy } from '../../../checkout/checkout-context';
import { DocumentField } from '../document-field';
import { methodNote } from '../method.styles';

/** Pix needs only the invoice's document. */
export function PixFields() {
  const t = useCopy('methods');
  return (
    <>
      <p className={methodNote}>{t('pixHint')}</p>
      <DocumentField />
    </>
  );
}
