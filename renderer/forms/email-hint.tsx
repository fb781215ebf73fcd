import { useEffect, useState } from 'react';
import { useCopy } from '../checkout/checkout-context';
import { useStepForm } from '../contract/step-form-context';
import { TextButton } from '../ui/button';
import { place } from './email-hint.styles';
import { fieldId } from './field-id';

/** Letters of an address that fit beside the words on the narrowest phones. */
const longest = 24;

/**
 * Asks below an e-mail field whether another address was meant. It never blocks: the typed address may be right. Without
 * its chunk, nothing is asked.
 *
 * @param name field of the address
 */
export function EmailHint({ name }: { name: string }) {
  const t = useCopy('frame');
  const { form } = useStepForm();
  const [suggestion, setSuggestion] = useState<string>();
  useEffect(() => {
    const control = document.getElementById(fieldId(name));
    const ask = async () => {
      const typed = String(form.getValues(name) ?? '');
      const rules = await import('./suggest-email').catch(() => undefined);
      if (form.getValues(name) === typed) setSuggestion(rules?.suggestEmail(typed));
    };
    const forget = () => setSuggestion(undefined);
    control?.addEventListener('change', ask);
    control?.addEventListener('input', forget);
    return () => {
      control?.removeEventListener('change', ask);
      control?.removeEventListener('input', forget);
    };
  }, [form, name]);
  const accept = () => {
    form.setValue(name, suggestion, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setSuggestion(undefined);
    form.setFocus(name);
  };
  return (
    <div className={place} role="status" data-email-hint>
      {suggestion !== undefined && (
        <TextButton onClick={accept}>{t('emailMeant', { email: shorten(suggestion) })}</TextButton>
      )}
    </div>
  );
}

/** A long address is shown from its @ on, where the mistake is. */
function shorten(email: string): string {
  return email.length > longest ? `…${email.slice(email.lastIndexOf('@'))}` : email;
}
