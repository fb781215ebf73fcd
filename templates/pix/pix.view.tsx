import { CircleX, Clock } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { usePayment } from '../../renderer/contract/step-contract';
import { countWaysToPay } from '../../renderer/payment/count-ways-to-pay';
import { Confirming } from '../../renderer/pieces/confirming';
import { Elsewhere, ElsewhereNote } from '../../renderer/pieces/elsewhere';
import { UnknownHelp } from '../../renderer/pieces/unknown-help';
import { useMoney } from '../../renderer/pieces/use-words';
import { OutlineButton, SubmitButton, TextButton } from '../../renderer/ui/button';
import { CopyField } from '../../renderer/ui/copy-field';
import { formatClock } from '../../renderer/ui/format-clock';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { QrCode } from '../../renderer/ui/qr-code';
import { Spinner } from '../../renderer/ui/spinner';
import { useCountdown } from '../../renderer/ui/use-countdown';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import { visuallyHidden } from '../../renderer/ui/visually-hidden.styles';
import { type PaymentState, selectPaymentState } from '../../renderer/wait/payment-state';
import type { DataPix, PaymentStatusAnswer, PixStepProps } from '../../schemas/generated/types';
import type { actions } from './pix.step';
import * as styles from './pix.styles';

/**
 * QR code, copyable text and remaining time. Continues when the money arrives, and offers a new code when the backend
 * says that this one has expired. The device's clock never decides. While a new code's outcome is unknown, there is no
 * other action (PAY-3).
 */
export function PixView({ session, phase, act }: StepViewProps<PixStepProps, keyof typeof actions>) {
  const { wait } = usePayment();
  const checkout = useCheckout();
  const t = useCopy('pix');
  const { pix, elsewhere } = session;
  const secondsLeft = useCountdown(pix?.expiresAt, pix?.clockAhead);
  const isConfirming = phase === 'confirming';
  // After a request for another code, the expiry is no news.
  const state = isConfirming ? 'open' : shownAs(selectPaymentState(session, wait, checkout));
  const isTimeOver = state === 'open' && secondsLeft === 0;
  const heading = useLostFocus<HTMLHeadingElement>(isConfirming ? phase : state);
  const isBusy = phase !== 'ready';
  const isSeen = state !== 'open' || wait.status !== undefined || !wait.isSupported;
  const charge = pix ? { amount: pix.amount, currency: pix.purchase.currency } : wait.status;
  if (!charge || (state === 'open' && !pix)) return <Elsewhere isBusy={isBusy} />;
  return (
    <>
      <OutcomeHead
        mark={states[state].mark}
        title={t(states[state].title)}
        headingRef={heading}
        text={!isConfirming && t(isTimeOver ? (wait.isSupported ? 'timeOver' : 'timeOverManual') : states[state].text)}
      />
      <Confirming isShown={isConfirming} />
      {!isConfirming && (
        <>
          {state === 'open' && pix ? (
            <>
              {elsewhere === pix.token && <ElsewhereNote />}
              <Charge pix={pix} secondsLeft={secondsLeft} />
              {wait.isSupported ? (
                <p className={styles.waiting}>
                  <Spinner />
                  <span>{t(isTimeOver ? 'waitingLate' : 'waiting')}</span>
                </p>
              ) : (
                <SubmitButton text={t('alreadyPaid')} isBusy={isBusy} busyText={t('checking')} />
              )}
              {!wait.isSupported && isTimeOver && (
                <OutlineButton onClick={() => act('newCode')}>{t('newCode')}</OutlineButton>
              )}
            </>
          ) : (
            <>
              <div className={styles.charge}>
                <Amount {...charge} />
              </div>
              <SubmitButton text={t('newCode')} isBusy={isBusy} busyText={t('generating')} />
            </>
          )}
          <UnknownHelp state={isSeen ? null : 'open'} reference={pix?.token ?? ''} />
          {countWaysToPay(checkout, session) > 1 && (
            <TextButton onClick={() => act('otherMethod')}>{t('otherMethod')}</TextButton>
          )}
        </>
      )}
    </>
  );
}

const states = {
  open: { mark: undefined, title: 'title', text: 'intro' },
  expired: { mark: { tone: 'alert', icon: <Clock size={32} /> }, title: 'expiredTitle', text: 'expiredText' },
  failed: { mark: { tone: 'error', icon: <CircleX size={32} /> }, title: 'failedTitle', text: 'failedText' },
} as const;

/** Only the backend ends a code. */
function shownAs(state: PaymentState): keyof typeof states {
  if (state === 'expired') return 'expired';
  return state === 'refused' || state === 'canceled' ? 'failed' : 'open';
}

interface ChargeProps {
  pix: DataPix;
  secondsLeft: number | undefined;
}

/** An expired code stays visible but faded: a clock may be wrong, and the buyer may be paying. */
function Charge({ pix, secondsLeft }: ChargeProps) {
  const t = useCopy('pix');
  const isOver = secondsLeft === 0;
  return (
    <div className={styles.charge} data-over={isOver}>
      <Amount amount={pix.amount} currency={pix.purchase.currency} />
      <QrCode text={pix.code} label={t('qrLabel')} />
      <CopyField
        label={t('codeLabel')}
        text={pix.code}
        copy={t('copy')}
        copied={t('copied')}
        failed={t('copyFailed')}
        isQuiet={isOver}
      />
      {pix.expiresAt && secondsLeft ? <TimeLeft seconds={secondsLeft} until={pix.expiresAt} /> : null}
    </div>
  );
}

/** Amount of a code. A new code has the same amount, or the payment step shows the change. */
function Amount({ amount, currency }: Pick<PaymentStatusAnswer, 'amount' | 'currency'>) {
  const { product } = useCheckout();
  const money = useMoney();
  const t = useCopy('pix');
  return (
    <p className={styles.amount}>
      <span>{t('amount')}</span>
      <strong translate="no">{money(amount, currency)}</strong>
      <span translate="no">{product.name}</span>
    </p>
  );
}

/** The countdown is visual; paper shows the end time. Screen readers hear each minute, and once the last one. */
function TimeLeft({ seconds, until }: { seconds: number; until: string }) {
  const t = useCopy('pix');
  const isLast = seconds < 60;
  // In the time zone of Brazilian banks.
  const time = new Date(until).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  return (
    <>
      <p className={styles.time} data-last={isLast} aria-hidden="true">
        <Clock size={18} />
        <span>{t('timeLeft')}</span> <strong translate="no">{formatClock(seconds)}</strong>
      </p>
      <p className={visuallyHidden} aria-live="polite">
        {isLast ? t('lastMinute') : t('minutesLeft', { count: Math.ceil(seconds / 60) })}
      </p>
      <small>{t('deadline', { time })}</small>
    </>
  );
}
