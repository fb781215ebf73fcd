import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { UpsellPurchase } from '../../renderer/payment-form/upsell-purchase';
import type { PaymentUpsellStepProps } from '../../schemas/generated/types';
import type { actions } from './payment-upsell.step';

/** Payment step of an upsell flow. */
export function PaymentUpsellView(props: StepViewProps<PaymentUpsellStepProps, keyof typeof actions>) {
  const t = useCopy('payment-upsell');
  return <UpsellPurchase {...props} t={t} />;
}
