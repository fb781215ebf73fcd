import { validate } from '../../../schemas/generated/forms/method-document.mjs';
import type { InPersonMethod } from '../../../schemas/generated/methods-by-trait';
import { useCopy } from '../../checkout/checkout-context';
import { createMethod } from './create-method';
import { DocumentField } from './document-field';
import { methodNote } from './method.styles';

/** A method that a seller takes: what to hand over, and the invoice's document. */
export function createInPersonMethod(id: InPersonMethod) {
  function InPersonFields() {
    const t = useCopy('methods');
    const f = useCopy('frame');
    return (
      <>
        <p className={methodNote}>{t(`${id}-handover`)}</p>
        <p className={methodNote}>{`${f('nothingHere')} ${t('inPersonHint')}`}</p>
        <DocumentField />
      </>
    );
  }
  return createMethod({ id, Fields: InPersonFields, validate });
}
