import type { CopyKey } from '../../../model/copy/copy-key';
import { validate } from '../../../schemas/generated/forms/method-document.mjs';
import type { InPersonMethod } from '../../../schemas/generated/methods-by-trait';
import type { MethodId } from '../../../schemas/generated/types';
import { useCopy } from '../../checkout/checkout-context';
import { createMethod } from './create-method';
import { DocumentField } from './document-field';
import { methodNote } from './method.styles';

/**
 * A method without fields of its own: a note and the invoice's document.
 *
 * @param note text of the note, which may say `{confirms}`: how long a bank slip takes
 */
export function createSimpleMethod(id: MethodId, note: CopyKey<'methods', 'confirms'>) {
  function SimpleFields() {
    const t = useCopy('methods');
    return (
      <>
        <p className={methodNote}>{t(note, { confirms: t('bankslipConfirms') })}</p>
        <DocumentField />
      </>
    );
  }
  return createMethod({ id, Fields: SimpleFields, validate });
}

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
