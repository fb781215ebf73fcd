import { useEffect } from 'react';
import { readBuyerDraft, writeBuyerDraft } from '../session/buyer-draft';
import type { BuyerDraft, Session } from '../session/session';
import { fieldId } from './field-id';
import { readControls } from './read-controls';
import { useStepForm } from './step-form-context';

/**
 * Fills in name, e-mail and phone: what was typed in this tab before a reload, else what an earlier visit left; never over
 * what has been typed since. From then on keeps what is typed until the step is sent.
 */
export function useBuyerDraft({ isRestored, name, email, phone }: Session): void {
  const { form } = useStepForm();
  useEffect(() => {
    if (!isRestored) return;
    const known: BuyerDraft = { name, email, phone };
    let isGone = false;
    let stop: () => void = () => undefined;
    const start = (draft: BuyerDraft | undefined) => {
      if (isGone) return;
      readControls(form);
      for (const [field, value] of Object.entries(draft ?? known)) {
        if (value === '' || form.getValues(field)) continue;
        form.setValue(field, value);
        if (field === 'phone' && isUnmasked(value)) askForMask(field);
      }
      const keep = () => {
        const [typedName = '', typedEmail = '', typedPhone = ''] = form.getValues(['name', 'email', 'phone']);
        writeBuyerDraft({ name: typedName, email: typedEmail, phone: typedPhone }, known);
      };
      stop = form.subscribe({ formState: { values: true }, callback: keep });
    };
    // Without the code that checks a draft, what is known is filled in.
    readBuyerDraft().then(start, () => start(undefined));
    return () => {
      isGone = true;
      stop();
    };
  }, [isRestored, name, email, phone, form]);
}

/** Kept by who was faster than the code of the mask. */
function isUnmasked(phone: string): boolean {
  return /^\d+$/.test(phone);
}

/** A mask waits for the first touch of its field. */
function askForMask(field: string): void {
  document.getElementById(fieldId(field))?.dispatchEvent(new Event('input', { bubbles: true }));
}
