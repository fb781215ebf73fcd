import { CircleX, Clock } from 'lucide-react';
import { formatAmount } from '../../renderer/money/format-amount';
import { useCheckout, useCopy } from '../../renderer/step/checkout-context';
import { stepHead } from '../../renderer/step/step.styles';
import { useAct } from '../../renderer/step/step-actions-context';
import type { StepViewProps } from '../../renderer/step/step-contract';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { CopyField } from '../../renderer/ui/copy-field';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { QrCode } from '../../renderer/ui/qr-code';
import { Spinner } from '../../renderer/ui/spinner';
import { useCountdown } from '../../renderer/ui/use-countdown';
import type { DataPix, PixStepProps } from '../../schemas/generated/types';
import * as styles from './pix.styles';

/** QR, copy and paste, time left; goes on by itself when the money arrives; a new code when this one is over. */
export function PixView({ session, phase, wait }: StepViewProps<PixStepProps>) {
  const t = useCopy('pix');
  const act = useAct();
  const { pix } = session;
  const secondsLeft = useCountdown(pix?.expiresAt);
  if (!pix) return null;
  const status = wait.status?.status;
  const isOver = status === 'expired' || (secondsLeft === 0 && status !== 'paid');
  const hasFailed = status === 'refused' || status === 'canceled';
  if (isOver || hasFailed) return <NewCode hasFailed={hasFailed} isBusy={phase !== 'ready'} />;
  return (
    <>
      <div className={stepHead}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </div>
      <Charge pix={pix} secondsLeft={secondsLeft} />
      {wait.isSupported ? (
        <p className={styles.waiting} role="status">
          <Spinner />
          {t('waiting')}
        </p>
      ) : (
        <SubmitButton isBusy={phase !== 'ready'} busyText={t('checking')}>
          {t('alreadyPaid')}
        </SubmitButton>
      )}
      <TextButton onClick={() => act('other-method')}>{t('otherMethod')}</TextButton>
    </>
  );
}

function Charge({ pix, secondsLeft }: { pix: DataPix; secondsLeft: number | undefined }) {
  const { settings } = useCheckout();
  const t = useCopy('pix');
  return (
    <div className={styles.charge}>
      <p className={styles.amount}>
        <span>{t('amount')}</span>
        <strong>{formatAmount(pix.amount, settings.currency)}</strong>
      </p>
      <QrCode text={pix.code} label={t('qrLabel')} />
      <CopyField
        label={t('codeLabel')}
        text={pix.code}
        copy={t('copy')}
        copied={t('copied')}
        failed={t('copyFailed')}
      />
      {secondsLeft !== undefined && <TimeLeft seconds={secondsLeft} />}
    </div>
  );
}

/** The clock is for the eyes; a screen reader is told each minute, and once in the last one. */
function TimeLeft({ seconds }: { seconds: number }) {
  const t = useCopy('pix');
  const minutes = Math.ceil(seconds / 60);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <p className={styles.time} data-last={seconds < 60} aria-hidden="true">
        <Clock size={18} />
        {t('timeLeft')} <strong>{clock}</strong>
      </p>
      <p className={styles.announced} aria-live="polite">
        {seconds < 60 ? t('lastMinute') : t('minutesLeft', { count: minutes })}
      </p>
    </>
  );
}

function NewCode({ hasFailed, isBusy }: { hasFailed: boolean; isBusy: boolean }) {
  const t = useCopy('pix');
  const act = useAct();
  return (
    <>
      <OutcomeHead
        icon={hasFailed ? <CircleX size={32} /> : <Clock size={32} />}
        tone={hasFailed ? 'error' : 'alert'}
        title={t(hasFailed ? 'failedTitle' : 'expiredTitle')}
      >
        <p>{t(hasFailed ? 'failedText' : 'expiredText')}</p>
      </OutcomeHead>
      <SubmitButton isBusy={isBusy} busyText={t('generating')}>
        {t('newCode')}
      </SubmitButton>
      <TextButton onClick={() => act('other-method')}>{t('otherMethod')}</TextButton>
    </>
  );
}
