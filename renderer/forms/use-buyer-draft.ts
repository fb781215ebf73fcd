import { useEffect } from 'react';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { useStepForm } from '../contract/step-form-context';
import { readBuyerDraft, writeBuyerDraft } from '../session/buyer-draft';
import { fingerprintOf } from '../session/fingerprint-of';
import type { BuyerDraft, Session } from '../session/session';
import { fieldId } from './field-id';
import { readControls } from './read-controls';

/**
 * Fills in name, e-mail and phone: from this tab's draft, else from an earlier visit. Never overwrites newer input.
 * Other answers return only for the same product and terms. Afterwards it stores the input; the answers stay when the
 * step is sent. Restored terms are of the buyer who agreed: another name and e-mail untick them.
 */
export function useBuyerDraft({ isRestored, name, email, phone }: Session): void {
  const { form } = useStepForm();
  const { product, area, links } = useCheckout();
  const t = useCopy('lead');
  const terms = [t('termsStart'), t('termsLink'), links.terms, t('termsAnd'), t('privacyLink'), links.privacy].join();
  const owner = `${product.code}:${area}:${fingerprintOf(terms)}`;
  useEffect(() => {
    if (!isRestored) return;
    const known: BuyerDraft = { name, email, phone };
    readControls(form);
    const { product: of, referer, terms, ...buyer } = readBuyerDraft() ?? known;
    const answers = of === owner ? { referer, terms } : {};
    for (const [field, value] of Object.entries({ ...buyer, ...answers })) {
      const control = document.getElementById(fieldId(field));
      if (!value || !control || form.getValues(field)) continue;
      form.setValue(field, value);
      if (field === 'phone' && isUnmasked(buyer.phone)) askForMask(control);
    }
    let agreed = answers.terms === true ? buyer : undefined;
    const keep = () => {
      const fields = ['name', 'email', 'phone', 'referer', 'terms'];
      const [typedName = '', typedEmail = '', typedPhone = '', referer, terms] = form.getValues(fields);
      if (agreed && isOther(agreed, typedName, typedEmail)) {
        agreed = undefined;
        form.setValue('terms', false);
        return keep();
      }
      const typed = { name: typedName, email: typedEmail, phone: typedPhone, referer, terms };
      writeBuyerDraft({ ...typed, product: owner }, known);
    };
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [isRestored, name, email, phone, owner, form]);
}

/** Another person has another name and another e-mail; one of them alone may be corrected. */
function isOther({ name, email }: Pick<BuyerDraft, 'name' | 'email'>, typedName: string, typedEmail: string): boolean {
  if (name === '' || email === '') return false;
  return fingerprintOf(email) !== fingerprintOf(typedEmail) && fingerprintOf(name) !== fingerprintOf(typedName);
}

/** Whether the draft was typed before the mask had loaded. */
function isUnmasked(phone: string): boolean {
  return /^\d+$/.test(phone);
}

/** A mask loads at the first touch of its field. */
function askForMask(control: HTMLElement): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
