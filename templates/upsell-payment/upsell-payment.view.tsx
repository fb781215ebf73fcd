import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { UpsellPurchase } from '../../renderer/payment-form/upsell-purchase';
import type { UpsellPaymentStepProps } from '../../schemas/generated/types';
import type { actions } from './upsell-payment.step';

/** Charges the upsell to the purchase's card in one press, or by another method. */
export function UpsellPaymentView(props: StepViewProps<UpsellPaymentStepProps, keyof typeof actions>) {
  const t = useCopy('upsell-payment');
  return <UpsellPurchase {...props} t={t} />;
}
