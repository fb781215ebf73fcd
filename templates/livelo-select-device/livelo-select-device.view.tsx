import { Mail, MessageSquareText } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { useStepForm } from '../../renderer/contract/step-form-context';
import { RadioCards } from '../../renderer/forms/radio-cards';
import { hasLiveCode } from '../../renderer/payment/points/points-session';
import { selectPointsOrder } from '../../renderer/payment/points/select-points-order';
import { useReportPoints } from '../../renderer/payment-form/use-report-payment';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { eyebrow, notice } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { LiveloSelectDeviceStepProps } from '../../schemas/generated/types';
import type { actions } from './livelo-select-device.step';

const icons = { sms: MessageSquareText, email: Mail };

/** Where the partner sends the code. */
export function LiveloSelectDeviceView(props: StepViewProps<LiveloSelectDeviceStepProps, keyof typeof actions>) {
  const { step, session, phase, act } = props;
  const checkout = useCheckout();
  const t = useCopy('livelo-select-device');
  const { form } = useStepForm();
  const { devices = [], deviceId } = session.points ?? {};
  const chosen: unknown = useWatch({ control: form.control, name: 'deviceId' });
  const usual = devices.find(({ id }) => id === deviceId)?.id ?? devices[0]?.id;
  const isSent = deviceId !== undefined && (chosen ?? usual) === deviceId && hasLiveCode(session);
  useReportPoints(selectPointsOrder(checkout, session, step)?.amount);
  return (
    <>
      <StepHead above={<p className={eyebrow}>{t('step')}</p>} title={t('title')} intro={t('intro')} />
      {devices.length === 0 ? (
        <p className={notice} role="alert">
          {t('none')}
        </p>
      ) : (
        <RadioCards
          name="deviceId"
          legend={t('legend')}
          usual={usual}
          cards={devices.map(({ id, kind, masked }) => ({
            value: id,
            label: t(kind),
            hint: masked,
            isHintVerbatim: true,
            Icon: icons[kind],
          }))}
        />
      )}
      <p aria-live="polite">{isSent && t('sentBefore')}</p>
      <SubmitButton
        text={t(devices.length === 0 ? 'again' : isSent ? 'continue' : 'submit')}
        isBusy={phase !== 'ready'}
        busyText={t('busy')}
      />
      {devices.length > 0 && <TextButton onClick={() => act('otherAccount')}>{t('again')}</TextButton>}
    </>
  );
}
