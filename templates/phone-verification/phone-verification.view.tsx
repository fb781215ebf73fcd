import { CircleCheck, MessageCircleX } from 'lucide-react';
import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { TextField } from '../../renderer/forms/text-field';
import { selectPhoneCheck } from '../../renderer/session/parts/phone/select-phone-check';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { outlineButton } from '../../renderer/ui/button.styles';
import { formatClock } from '../../renderer/ui/format-clock';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { Sentence } from '../../renderer/ui/sentence';
import { stepHead } from '../../renderer/ui/step.styles';
import { useCountdown } from '../../renderer/ui/use-countdown';
import { visuallyHidden } from '../../renderer/ui/visually-hidden.styles';
import type { PhoneCheck, PhoneVerificationStepProps } from '../../schemas/generated/types';
import type { actions, SentCode } from './phone-verification.step';
import * as styles from './phone-verification.styles';

type ViewProps = StepViewProps<PhoneVerificationStepProps, keyof typeof actions, SentCode>;

/** Asks for the SMS code. A confirmed phone continues; a number that receives no code is corrected. */
export function PhoneVerificationView({ session, data, phase, act }: ViewProps) {
  const t = useCopy('phone-verification');
  const check = selectPhoneCheck(session);
  const { phone, leadId } = session;
  // The phone of a recovered lead is known to the backend alone.
  const shown = phone || t('yourPhone');
  const isBusy = phase !== 'ready';
  if (leadId === null || check?.isVerified) {
    return (
      <>
        <OutcomeHead mark={{ tone: 'success', icon: <CircleCheck size={32} /> }} title={t('confirmedTitle')}>
          <p>{phone ? <Sentence text={t('confirmedText', { phone })} verbatim={phone} /> : t('confirmedTextPlain')}</p>
        </OutcomeHead>
        <SubmitButton isBusy={isBusy} busyText={t('busy')}>
          {t('continue')}
        </SubmitButton>
        {leadId !== null && <ChangeNumber act={act} />}
      </>
    );
  }
  if (!check && data.state === 'refused') {
    return (
      <>
        <OutcomeHead mark={{ tone: 'alert', icon: <MessageCircleX size={32} /> }} title={t('failedTitle')}>
          <p>
            <Sentence text={t('failedText', { phone: shown })} verbatim={phone} />
          </p>
        </OutcomeHead>
        <SubmitButton isBusy={isBusy} busyText={t('busy')}>
          {t('fixNumber')}
        </SubmitButton>
      </>
    );
  }
  return (
    <>
      <div className={`${stepHead} ${styles.head}`}>
        <h1>{t('title')}</h1>
        <p>
          <Sentence text={t(check ? 'sent' : 'sentBefore', { phone: shown })} verbatim={phone} />
        </p>
        <ChangeNumber act={act} />
      </div>
      <p className={styles.again} aria-live="polite">
        {data.state === 'sentAgain' && t('sentAgain')}
      </p>
      <div className={styles.code}>
        <TextField
          name="code"
          label={t('code')}
          placeholder={t('codePlaceholder')}
          autoComplete="one-time-code"
          inputMode="numeric"
          mask="sms-code"
        />
      </div>
      <SubmitButton isBusy={isBusy} busyText={t('busy')}>
        {t('submit')}
      </SubmitButton>
      <Resend check={check} act={act} />
    </>
  );
}

function ChangeNumber({ act }: Pick<ViewProps, 'act'>) {
  const t = useCopy('phone-verification');
  return <TextButton onClick={() => act('changeNumber')}>{t('changeNumber')}</TextButton>;
}

/** The countdown is only visual. Screen readers hear 30 and 10 seconds, and when a new code is available. */
function Resend({ check, act }: Pick<ViewProps, 'act'> & { check: PhoneCheck | undefined }) {
  const t = useCopy('phone-verification');
  const secondsLeft = useCountdown(check?.resendAt, check?.clockAhead) ?? 0;
  const told = secondsLeft > 10 ? 30 : 10;
  return (
    <div className={styles.resend}>
      {secondsLeft > 0 ? (
        <p aria-hidden="true">
          <span>{t('resendIn')}</span> <strong translate="no">{formatClock(secondsLeft)}</strong>
        </p>
      ) : (
        <button className={outlineButton} type="button" onClick={() => act('resend')}>
          {t('resend')}
        </button>
      )}
      <p className={visuallyHidden} aria-live="polite">
        {secondsLeft === 0 ? t('resendReady') : secondsLeft <= 30 && t('resendSoon', { count: told })}
      </p>
    </div>
  );
}
