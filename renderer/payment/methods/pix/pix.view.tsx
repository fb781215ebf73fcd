import { useCopy } from '../../../checkout/checkout-context';
import { DocumentField } from '../document-field';
import { methodNote } from '../method.styles';

/** Pix asks for no more than the document of the invoice. */
export function PixFields() {
  const t = useCopy('methods');
  return (
    <>
      <p className={methodNote}>{t('pixHint')}</p>
      <DocumentField />
    </>
  );
}
