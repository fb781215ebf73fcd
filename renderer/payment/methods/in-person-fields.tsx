import { useCopy } from '../../checkout/checkout-context';
import { DocumentField } from './document-field';
import type { InPersonMethod } from './in-person';
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
