import type { Resume, Submit } from '../../renderer/contract/step-contract';
import { resumeOrder, submitOrder } from '../../renderer/payment-form/paying';
import type { PaymentInvoiceForm, PaymentInvoiceStepProps } from '../../schemas/generated/types';

export const submit: Submit<PaymentInvoiceStepProps, PaymentInvoiceForm> = submitOrder;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<PaymentInvoiceStepProps> = (context) => resumeOrder(context);
