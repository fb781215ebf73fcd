import type { Actions, Load, Resume, StepContext, Submit } from '../../renderer/contract/step-contract';
import { buyAgain } from '../../renderer/payment/buy-again';
import { applyVoucher, type BuyerPrice, loadBuyerPrice, removeVoucher } from '../../renderer/payment/buyer-price';
import { resumeOrder, submitOrder } from '../../renderer/payment/paying';
import type { PaymentForm, PaymentStepProps } from '../../schemas/generated/types';

/** Asks for the price of this very buyer, behind the form. */
export const load: Load<PaymentStepProps, BuyerPrice> = loadBuyerPrice;

export const submit: Submit<PaymentStepProps, PaymentForm> = submitOrder;

export const actions = {
  again: async (context) => buyAgain(context),
  /** Input: the typed code. */
  applyVoucher: (context: StepContext<PaymentStepProps>, typed: string) => applyVoucher(context, typed),
  removeVoucher: (context) => removeVoucher(context),
} satisfies Actions<PaymentStepProps>;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<PaymentStepProps> = (context) => resumeOrder(context);
