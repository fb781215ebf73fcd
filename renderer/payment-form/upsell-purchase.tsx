import { selectOrder } from '../../model/money/select-order';
import type { UpsellPaymentStepProps } from '../../schemas/generated/types';
import { useCheckout } from '../checkout/checkout-context';
import type { StepViewProps } from '../contract/step-contract';
import { findPaid } from '../payment/find-paid';
import { listUpsellMethods } from '../payment/list-upsell-methods';
import { TextButton } from '../ui/button';
import { stepHead } from '../ui/step.styles';
import { useLostFocus } from '../ui/use-lost-focus';
import { AlreadyPaid } from './already-paid';
import { PaymentForm } from './payment-form';
import * as styles from './upsell-purchase.styles';

interface UpsellPurchaseProps
  extends Pick<
    StepViewProps<Pick<UpsellPaymentStepProps, 'plan' | 'methods'>, 'again' | 'refuse'>,
    'step' | 'session' | 'phase' | 'act'
  > {
  /** Texts of the template. */
  t: (key: 'title' | 'intro' | 'refuse' | 'refuseHint') => string;
}

/** Payment of an upsell: by the purchase's card, or by another method. The buyer can still refuse. */
export function UpsellPurchase({ step, session, phase, act, t }: UpsellPurchaseProps) {
  const checkout = useCheckout();
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
        {!isConfirming && order?.total !== 0 && <p>{t('intro')}</p>}
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
