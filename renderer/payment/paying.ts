import type { FieldValues } from 'react-hook-form';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import type { PaymentStepProps } from '../../schemas/generated/types';
import type { StepContext } from '../contract/step-contract';
import type { StepResult } from '../contract/step-result';
import { findOpen } from './find-open';
import { payingPart } from './paying-part';
import type { PointsPurchase } from './points/pay-with-points';

/** Main button of a payment step: pays its order once. */
export async function submitOrder<Props extends NonNullable<PlanStep['props']> & Pick<PaymentStepProps, 'asks'>>(
  values: FieldValues,
  context: StepContext<Props>,
): Promise<StepResult> {
  const part = await payingPart.load(true).catch(() => undefined);
  return part ? part.payOrder(values, context) : { kind: 'stay', formError: { code: 'network', outcome: 'none' } };
}

/** Main button of a step that verifies the typed card before it pays its order once. */
export async function submitVerified<Props extends NonNullable<PlanStep['props']>>(
  values: FieldValues,
  context: StepContext<Props>,
): Promise<StepResult> {
  const part = await payingPart.load(true).catch(() => undefined);
  return part
    ? part.payByVerifiedCard(values, context)
    : { kind: 'stay', formError: { code: 'network', outcome: 'none' } };
}

/** Pays with points, and money for the rest. */
export async function submitPoints<Props extends NonNullable<PlanStep['props']>>(
  context: StepContext<Props>,
  purchase: PointsPurchase,
): Promise<StepResult> {
  const part = await payingPart.load(true).catch(() => undefined);
  return part
    ? part.payWithPoints(context, purchase)
    : { kind: 'stay', formError: { code: 'network', outcome: 'none' } };
}

/** A reload during a payment continues with its outcome (PAY-3); undefined when no payment is open. */
export function resumeOrder(context: StepContext<unknown>): Promise<StepResult | undefined> | undefined {
  return findOpen(context) && payingPart.load(false).then(({ resumeForStep }) => resumeForStep(context));
}
