import { type ReactNode, useMemo } from 'react';
import type { Api } from '../api/api';
import { PaymentContext, type StepPayment } from '../contract/step-contract';
import { usePaymentStatus } from '../wait/use-payment-status';

interface PaymentProviderProps extends Omit<StepPayment, 'wait'> {
  api: Api;
  /** Payment whose status is polled while the step is shown; null polls nothing. */
  waitingToken: string | null;
  children: ReactNode;
}

/** Polls the payment that a step waits for, and hands on what paying steps need. */
export function PaymentProvider({
  api,
  waitingToken,
  payingSteps,
  onPayment,
  onUnpaid,
  children,
}: PaymentProviderProps) {
  const wait = usePaymentStatus(api, waitingToken);
  const payment = useMemo(() => ({ payingSteps, wait, onPayment, onUnpaid }), [payingSteps, wait, onPayment, onUnpaid]);
  return <PaymentContext value={payment}>{children}</PaymentContext>;
}
