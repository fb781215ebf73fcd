import { ShieldCheck } from 'lucide-react';
import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { countMethodsOf } from '../../renderer/payment/count-ways-to-pay';
import { findPaid } from '../../renderer/payment/find-paid';
import { listMethods } from '../../renderer/payment/list-methods';
import { AlreadyPaid } from '../../renderer/payment-form/already-paid';
import { PaymentForm } from '../../renderer/payment-form/payment-form';
import { TextButton } from '../../renderer/ui/button';
import { stepHead } from '../../renderer/ui/step.styles';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import { atOnceMethods, typedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { CustomOfferStepProps } from '../../schemas/generated/types';
import type { actions } from './custom-offer.step';
import * as styles from './custom-offer.styles';
import { findRenewalStep } from './find-renewal-step';
import { OfferClosed } from './offer-closed';
import { OfferFacts } from './offer-facts';
import { selectOfferState } from './select-offer-state';

/** Shows a price made for one buyer with a card form, or the reason why it cannot be taken. */
export function CustomOfferView({
  step,
  session,
  phase,
  act,
}: StepViewProps<CustomOfferStepProps, keyof typeof actions>) {
  const checkout = useCheckout();
  const t = useCopy('custom-offer');
  const isConfirming = phase === 'confirming';
  const order = selectOrder(checkout, session, step);
  const cards = typedCardMethods.filter((method) => !atOnceMethods.includes(method));
  const offered = order ? listMethods(order, checkout.settings, undefined).filter((id) => cards.includes(id)) : [];
  const paid = findPaid(checkout, session, step);
  const heading = useLostFocus<HTMLHeadingElement>(isConfirming || paid !== null);
  const state = selectOfferState(checkout.entry);
  const subscription = checkout.entry.kind === 'subscription' ? checkout.entry.found : null;
  const renewal = findRenewalStep(checkout);
  const onOther = renewal && (() => act('otherMethod'));
  if (paid) {
    const words = { title: t('takenTitle'), text: t('takenText') };
    return <AlreadyPaid purchase={paid} usual={offered[0]} words={words} heading={heading} />;
  }
  if (!isConfirming && state !== 'payable') return <OfferClosed state={state} onRenew={onOther} />;
  return (
    <>
      <div className={stepHead}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {!isConfirming && order?.total !== 0 && <p>{t('intro')}</p>}
      </div>
      {subscription && !isConfirming && <OfferFacts subscription={subscription} />}
      {!isConfirming && offered.length > 0 && order?.total !== 0 && (
        <p className={styles.check}>
          <ShieldCheck size={20} />
          <span>{t('check')}</span>
        </p>
      )}
      <PaymentForm order={order} offered={offered} session={session} phase={phase} />
      {onOther && !isConfirming && (
        <TextButton data-other-method disabled={phase !== 'ready'} onClick={onOther}>
          {t(renewal && countMethodsOf(renewal, checkout, session) > 1 ? 'otherMethod' : 'renew')}
        </TextButton>
      )}
    </>
  );
}
