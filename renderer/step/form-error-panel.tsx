import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { translateRefusal } from '../../model/copy/translate';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import type { FormError } from '../contract/step-result';
import { errorBox } from '../ui/error-box.styles';
import { cause, panel, receipt } from './form-error-panel.styles';

/** What is told though nothing has failed. */
const notices = ['other_open', 'other_bought', 'document_again', 'renewed', 'not_arrived'];

/**
 * What happened to the last try: cause, then what to do, whether money was taken among it. The live region is always
 * there, so that the words that appear in it are read.
 *
 * @param hasForgotten whether the security code that was typed is gone
 * @param onReceipt leads to the receipt of the purchase that the buyer is asked about
 */
export function FormErrorPanel({
  error,
  hasForgotten = false,
  onReceipt,
}: {
  error: FormError | undefined;
  hasForgotten?: boolean;
  onReceipt: () => void;
}) {
  const checkout = useCheckout();
  const t = useCopy('refusals');
  const m = useCopy('methods');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  const refusal = error && translateRefusal(checkout, error.code, 'generic', error.values);
  return (
    <div aria-live="assertive" data-form-error={error?.code}>
      {refusal && (
        <div
          ref={box}
          className={`${errorBox} ${panel}`}
          tabIndex={-1}
          data-tone={notices.includes(refusal.code) ? 'alert' : undefined}
        >
          <CircleAlert size={20} />
          <div>
            <p className={cause}>{refusal.cause}</p>
            <p>{refusal.action}</p>
            {hasForgotten && <p>{t('codeForgotten')}</p>}
            {error?.purchase && (
              <button className={receipt} type="button" onClick={onReceipt}>
                {m('alreadyPaidReceipt')}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
