import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { TextField } from '../../renderer/forms/text-field';
import { findPaid } from '../../renderer/payment/find-paid';
import { AlreadyPaid } from '../../renderer/payment-form/already-paid';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { eyebrow } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import type { LiveloCpfStepProps } from '../../schemas/generated/types';
import type { actions } from './livelo-cpf.step';

/** Asks for the CPF of the points account, to use its points or to credit new ones. */
export function LiveloCpfView({ step, session, phase, act }: StepViewProps<LiveloCpfStepProps, keyof typeof actions>) {
  const t = useCopy('livelo-cpf');
  const paid = findPaid(useCheckout(), session, step);
  const heading = useLostFocus<HTMLHeadingElement>(paid !== null);
  if (paid) return <AlreadyPaid purchase={paid} usual={undefined} heading={heading} />;
  const isAccrual = step.props.mode === 'accrual';
  return (
    <>
      <StepHead
        above={!isAccrual && <p className={eyebrow}>{t('step')}</p>}
        title={t(isAccrual ? 'accrualTitle' : 'title')}
        intro={t(isAccrual ? 'accrualIntro' : 'intro')}
      />
      <TextField
        name="cpf"
        label={t('cpf')}
        hint={t('cpfHint')}
        placeholder={t('cpfPlaceholder')}
        mask="cpf"
        autoComplete="off"
        inputMode="numeric"
      />
      <SubmitButton text={t(isAccrual ? 'accrualSubmit' : 'submit')} isBusy={phase !== 'ready'} busyText={t('busy')} />
      {!isAccrual && <TextButton onClick={() => act('otherWay')}>{t('otherWay')}</TextButton>}
    </>
  );
}
