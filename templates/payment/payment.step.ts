import { lazyPart } from '../../renderer/chunks/lazy-part';
import type { Actions, Load, Resume, StepContext, StepResult, Submit } from '../../renderer/contract/step-contract';
import { buyAgain } from '../../renderer/payment/buy-again';
import type { BuyerPrice } from '../../renderer/payment/buyer-price';
import { resumeOrder, submitOrder } from '../../renderer/payment-form/paying';
import type { PaymentForm, PaymentStepProps } from '../../schemas/generated/types';

const pricePart = lazyPart(() => import('../../renderer/payment/buyer-price'));

/** Asks for the price of this very buyer, behind the form. If its code does not load, the server's check decides. */
export const load: Load<PaymentStepProps, BuyerPrice> = (context) =>
  pricePart.preload().then(
    ({ loadBuyerPrice }) => loadBuyerPrice(context),
    () => ({}),
  );

export const submit: Submit<PaymentStepProps, PaymentForm> = submitOrder;

export const actions = {
  again: async (context) => buyAgain(context),
  /** Input: the typed code. */
  applyVoucher: (context: StepContext<PaymentStepProps>, typed: string) =>
    pricePart.load(true).then(({ applyVoucher }) => applyVoucher(context, typed), notReached),
  removeVoucher: (context) => pricePart.load(true).then(({ removeVoucher }) => removeVoucher(context), notReached),
} satisfies Actions<PaymentStepProps>;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<PaymentStepProps> = (context) => resumeOrder(context);

function notReached(): StepResult {
  return { kind: 'stay', formError: { code: 'network', outcome: 'none' } };
}
