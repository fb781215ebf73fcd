import type { Actions, Load, Resume, StepContext, Submit } from '../../renderer/contract/step-contract';
import { applyVoucher, type BuyerPrice, loadBuyerPrice, removeVoucher } from '../../renderer/payment/buyer-price';
import { resumeForStep } from '../../renderer/payment/pay-for-step';
import { buyAgain, payOrder } from '../../renderer/payment/pay-order';
import type { PaymentForm, PaymentStepProps } from '../../schemas/generated/types';

/** Asks for the price of this very buyer, behind the form. */
export const load: Load<PaymentStepProps, BuyerPrice> = loadBuyerPrice;

export const submit: Submit<PaymentStepProps, PaymentForm> = payOrder;

export const actions = {
  again: async (context) => buyAgain(context),
  /** Input: the typed code. */
  applyVoucher: (context: StepContext<PaymentStepProps>, typed: string) => applyVoucher(context, typed),
  removeVoucher: (context) => removeVoucher(context),
} satisfies Actions<PaymentStepProps>;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<PaymentStepProps> = (context) => resumeForStep(context);
