import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { translateRefusal } from '../../model/copy/translate';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import type { FormError } from '../contract/step-contract';
import { fieldId } from '../forms/field-id';
import { LazyRefusalHelp } from '../pieces/lazy-refusal-help';
import { useCardWords } from '../pieces/use-words';
import { errorBox } from '../ui/error-box.styles';
import { cause, panel, receipt } from './form-error-panel.styles';

/** Codes that inform without a failure. */
const notices = [
  'other_open',
  'other_bought',
  'other_bought_waiting',
  'push_open',
  'document_again',
  'renewed',
  'offline',
  'not_arrived',
  'contract_changed',
  'card_again',
];

/**
 * Outcome of the last try: the cause, whether money was taken, and what to do. The live region is always present, so
 * that new text is read out.
 *
 * @param hasForgotten whether the typed security code was cleared
 * @param onReceipt opens the receipt of the purchase in question
 * @param onChoose opens the step where the buyer chooses again
 */
export function FormErrorPanel({
  error,
  hasForgotten = false,
  onReceipt,
  onChoose,
}: {
  error: FormError | undefined;
  hasForgotten?: boolean;
  onReceipt: () => void;
  onChoose?: () => void;
}) {
  const checkout = useCheckout();
  const t = useCopy('refusals');
  const m = useCopy('methods');
  const cardName = useCardWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = error?.field === undefined ? null : document.getElementById(fieldId(error.field));
    if (error) (field ?? box.current)?.focus();
  }, [error]);
  const refusal = error && translateRefusal(checkout, error.code, 'generic', error);
  const { refusedCard } = error ?? {};
  const money =
    refusedCard === undefined
      ? refusal?.money
      : refusedCard === null
        ? t('oneOfTwoRefused')
        : t('cardOfTwoRefused', { card: cardName(refusedCard) });
  const isNotice = notices.includes(refusal?.code ?? '');
  return (
    <div aria-live="assertive" data-form-error={error?.code}>
      {refusal && (
        <div ref={box} className={`${errorBox} ${panel}`} tabIndex={-1} data-tone={isNotice ? 'alert' : undefined}>
          <CircleAlert size={20} />
          <div>
            <p className={cause}>{refusal.cause}</p>
            {money && <p>{money}</p>}
            <p>{refusal.action}</p>
            {hasForgotten && <p>{t('codeForgotten')}</p>}
            {error?.purchase && error.purchase.status !== 'pending' && (
              <button className={receipt} type="button" onClick={onReceipt}>
                {m('alreadyPaidReceipt')}
              </button>
            )}
            {error?.stepId !== undefined && onChoose && (
              <button className={receipt} type="button" data-choose-again onClick={onChoose}>
                {t('chooseAgain')}
              </button>
            )}
            {error?.outcome !== undefined && !isNotice && <LazyRefusalHelp code={error.code} sent={error.reference} />}
          </div>
        </div>
      )}
    </div>
  );
}
