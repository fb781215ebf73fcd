import type { FieldValues } from 'react-hook-form';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import type { PaymentStepProps } from '../../schemas/generated/types';
import type { StepContext, StepResult } from '../contract/step-contract';
import { findOpen } from '../payment/find-open';
import type { PointsPurchase } from '../payment/pay-order';
import { payingPart } from './paying-part';

type PayingCode = Awaited<ReturnType<typeof payingPart.load>>;

/** Main button of a payment step: pays its order once. */
export function submitOrder<Props extends NonNullable<PlanStep['props']> & Pick<PaymentStepProps, 'asks'>>(
  values: FieldValues,
  context: StepContext<Props>,
): Promise<StepResult> {
  return withCode(({ payOrder }) => payOrder(values, context));
}

/** Main button of a step that verifies the typed card before it pays its order once. */
export function submitVerified<Props extends NonNullable<PlanStep['props']>>(
  values: FieldValues,
  context: StepContext<Props>,
): Promise<StepResult> {
  return withCode(({ payByVerifiedCard }) => payByVerifiedCard(values, context));
}

/** Pays with points, and money for the rest. */
export function submitPoints<Props extends NonNullable<PlanStep['props']>>(
  context: StepContext<Props>,
  purchase: PointsPurchase,
): Promise<StepResult> {
  return withCode(({ payWithPoints }) => payWithPoints(context, purchase));
}

/** Loads the code that pays. Without a connection, nothing is sent. */
async function withCode(pay: (code: PayingCode) => Promise<StepResult>): Promise<StepResult> {
  const code = await payingPart.load(true).catch(() => undefined);
  return code ? pay(code) : { kind: 'stay', formError: { code: 'network', outcome: 'none' } };
}

/** A reload during a payment continues with its outcome (PAY-3); undefined when no payment is open. */
export function resumeOrder(context: StepContext<unknown>): Promise<StepResult | undefined> | undefined {
  return findOpen(context) && payingPart.load(false).then(({ resumeForStep }) => resumeForStep(context));
}
