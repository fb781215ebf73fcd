import type { Resume, Submit } from '../../renderer/contract/step-contract';
import { resumeForStep } from '../../renderer/payment/pay-for-step';
import { payOrder } from '../../renderer/payment/pay-order';
import type { PaymentInvoiceForm, PaymentInvoiceStepProps } from '../../schemas/generated/types';

export const submit: Submit<PaymentInvoiceStepProps, PaymentInvoiceForm> = payOrder;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<PaymentInvoiceStepProps> = (context) => resumeForStep(context);
