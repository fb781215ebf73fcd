import type { FieldValues } from 'react-hook-form';
import { orderIdentity } from '../../../model/money/order-identity';
import { selectOrder } from '../../../model/money/select-order';
import type { PlanStep } from '../../../model/money/select-plan-of-step';
import type { StepContext } from '../../contract/step-contract';
import type { StepResult } from '../../contract/step-result';
import { closeIntentOf } from '../../session/purchase-intent';
import { hasPaidFor, ownerOf, purchaseOf } from '../../session/purchase-owner';
import { payForStep } from '../pay-for-step';

/** Pays once by the method that is shown; a purchase that this browser has already made leads to its receipt instead. */
export async function payFromForm<Props extends PlanStep['props']>(
  values: FieldValues,
  context: StepContext<Props>,
): Promise<StepResult> {
  const { session, checkout, step, method } = context;
  const order = selectOrder(checkout, session, step);
  const purchase = purchaseOf(session, checkout);
  if (hasPaidFor(purchase, session, order?.plan, order && orderIdentity(order))) return { kind: 'next' };
  if (!order || !method) return { kind: 'stay', formError: { code: 'plan_unavailable' } };
  const { cpf, registry } = values as { cpf?: string; registry?: string };
  return payForStep(context, {
    order,
    method: method.id,
    buildEntries: (payable) => method.buildEntries(values, payable),
    document: registry ?? cpf ?? session.document ?? undefined,
  });
}

/** The form again, for one more purchase of what is paid. */
export function buyAgain({ session, checkout }: StepContext<unknown>): StepResult {
  const purchase = purchaseOf(session, checkout);
  if (purchase) closeIntentOf(purchase.token, ownerOf(checkout));
  return { kind: 'stay', session: { letGo: purchase?.token } };
}
