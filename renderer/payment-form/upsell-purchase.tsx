import type { UpsellPaymentStepProps } from '../../schemas/generated/types';
import { useCheckout } from '../checkout/checkout-context';
import type { StepViewProps } from '../contract/step-contract';
import { listUpsellMethods } from '../payment/list-methods';
import { TextButton } from '../ui/button';
import { PaymentScreen, selectPaying } from './payment-screen';
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
  const paying = selectPaying(checkout, { step, session, phase }, (order) =>
    listUpsellMethods(order, checkout, session, step.props.methods),
  );
  return (
    <PaymentScreen
      paying={paying}
      title={t('title')}
      intro={t('intro')}
      onAgain={() => act('again')}
      below={
        <div className={styles.refusal}>
          <TextButton data-action="refuse" disabled={phase !== 'ready'} onClick={() => act('refuse')}>
            {t('refuse')}
          </TextButton>
          <p>{t('refuseHint')}</p>
        </div>
      }
    />
  );
}
