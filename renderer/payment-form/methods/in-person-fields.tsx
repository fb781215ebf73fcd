import { useCopy } from '../../checkout/checkout-context';
import type { InPersonMethod } from '../../payment/in-person';
import { DocumentField } from './document-field';
import { methodNote } from './method.styles';

/** Fields of a payment that a seller takes: what to hand over, and the invoice's document. */
export function InPersonFields({ method }: { method: InPersonMethod }) {
  const t = useCopy('methods');
  const f = useCopy('frame');
  return (
    <>
      <p className={methodNote}>{t(`${method}-handover`)}</p>
      <p className={methodNote}>{`${f('nothingHere')} ${t('inPersonHint')}`}</p>
      <DocumentField />
    </>
  );
}
