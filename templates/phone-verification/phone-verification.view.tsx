import { CircleCheck, MessageCircleX } from 'lucide-react';
import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { CodeField } from '../../renderer/forms/code-field';
import { ResendCode, SentAgain } from '../../renderer/pieces/resend-code';
import { selectPhoneCheck } from '../../renderer/session/parts/phone/select-phone-check';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { Sentence } from '../../renderer/ui/sentence';
import { StepHead } from '../../renderer/ui/step-head';
import type { PhoneVerificationStepProps } from '../../schemas/generated/types';
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
  const changeNumber = <TextButton onClick={() => act('changeNumber')}>{t('changeNumber')}</TextButton>;
  if (leadId === null || check?.isVerified) {
    return (
      <>
        <OutcomeHead
          mark={{ tone: 'success', icon: <CircleCheck size={32} /> }}
          title={t('confirmedTitle')}
          text={phone ? <Sentence text={t('confirmedText', { phone })} verbatim={phone} /> : t('confirmedTextPlain')}
        />
        <SubmitButton text={t('continue')} isBusy={isBusy} busyText={t('busy')} />
        {leadId !== null && changeNumber}
      </>
    );
  }
  if (!check && data.state === 'refused') {
    return (
      <>
        <OutcomeHead
          mark={{ tone: 'alert', icon: <MessageCircleX size={32} /> }}
          title={t('failedTitle')}
          text={<Sentence text={t('failedText', { phone: shown })} verbatim={phone} />}
        />
        <SubmitButton text={t('fixNumber')} isBusy={isBusy} busyText={t('busy')} />
      </>
    );
  }
  return (
    <>
      <StepHead
        className={styles.head}
        title={t('title')}
        intro={<Sentence text={t(check ? 'sent' : 'sentBefore', { phone: shown })} verbatim={phone} />}
      >
        {changeNumber}
      </StepHead>
      <SentAgain turn={data} text={data.state === 'sentAgain' && t('sentAgain')} />
      <CodeField label={t('code')} placeholder={t('codePlaceholder')} />
      <SubmitButton text={t('submit')} isBusy={isBusy} busyText={t('busy')} />
      <ResendCode
        resendAt={check?.resendAt}
        clockAhead={check?.clockAhead}
        t={t}
        soonText={(count) => t('resendSoon', { count })}
        onResend={() => act('resend')}
      />
    </>
  );
}
