import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { findPaid } from '../../renderer/payment/find-paid';
import { AlreadyPaid } from '../../renderer/payment/form/already-paid';
import { listUpsellMethods } from '../../renderer/payment/form/list-upsell-methods';
import { PaymentForm } from '../../renderer/payment/form/payment-form';
import { TextButton } from '../../renderer/ui/button';
import { stepHead } from '../../renderer/ui/step.styles';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import type { UpsellPaymentStepProps } from '../../schemas/generated/types';
import type { actions } from './upsell-payment.step';
import * as styles from './upsell-payment.styles';

/** Charges the upsell to the purchase's card, or to a newly typed one. The buyer can still refuse. */
export function UpsellPaymentView({
  step,
  session,
  phase,
  act,
}: StepViewProps<UpsellPaymentStepProps, keyof typeof actions>) {
  const checkout = useCheckout();
  const t = useCopy('upsell-payment');
  const isConfirming = phase === 'confirming';
  const order = selectOrder(checkout, session, step);
  const paid = findPaid(checkout, session, step);
  const heading = useLostFocus<HTMLHeadingElement>(isConfirming || paid !== null);
  const offered = order ? listUpsellMethods(order, checkout, session, step.props.methods) : [];
  if (paid) return <AlreadyPaid purchase={paid} usual={offered[0]} onAgain={() => act('again')} heading={heading} />;
  return (
    <>
      <div className={stepHead}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {!isConfirming && <p>{t('intro')}</p>}
      </div>
      <PaymentForm order={order} offered={offered} session={session} phase={phase} />
      {!isConfirming && (
        <div className={styles.refusal}>
          <TextButton data-action="refuse" disabled={phase !== 'ready'} onClick={() => act('refuse')}>
            {t('refuse')}
          </TextButton>
          <p>{t('refuseHint')}</p>
        </div>
      )}
    </>
  );
}
