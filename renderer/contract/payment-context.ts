import { createContext, useContext } from 'react';
import type { PayingSteps } from '../../model/flow/paying-steps';
import type { ChosenPayment } from '../../model/money/offered-plan';
import type { PaymentWait } from '../wait/use-payment-status';

/** What only steps that take or await a payment need. */
export interface StepPayment {
  payingSteps: PayingSteps;
  /** Status of the payment that the step waits for. */
  wait: PaymentWait;
  /** Reports the payment that the form is about to make to the order summary; null when the form is gone. */
  onPayment: (chosen: ChosenPayment | null) => void;
  /** Called when the payment that the step waited for failed. */
  onUnpaid: (token: string) => void;
}

/** A page that neither takes nor awaits a payment. */
const noPayment: StepPayment = {
  payingSteps: { paymentStepId: undefined, moneyStepIds: [], pixStepId: undefined, waitingStepId: undefined },
  wait: { token: null, status: undefined, isSupported: true, isFound: true },
  onPayment: () => undefined,
  onUnpaid: () => undefined,
};

export const PaymentContext = createContext(noPayment);

export function usePayment(): StepPayment {
  return useContext(PaymentContext);
}
