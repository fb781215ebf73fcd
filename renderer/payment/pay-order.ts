import type { FieldValues } from 'react-hook-form';
import { selectOrder } from '../../model/money/select-order';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import type { PaymentStepProps } from '../../schemas/generated/types';
import type { StepContext } from '../contract/step-contract';
import type { StepResult } from '../contract/step-result';
import { listAsks } from './asks/list-asks';
import { sendAsked } from './asks/send-asked';
import { findPaid } from './find-paid';
import { knownDocument } from './known-document';
import { payForStep } from './pay-for-step';

/** Main button of a payment step: pays its order once. An order that this browser has paid leads to its receipt. */
export async function payOrder<Props extends NonNullable<PlanStep['props']> & Pick<PaymentStepProps, 'asks'>>(
  values: FieldValues,
  context: StepContext<Props>,
): Promise<StepResult> {
  const { session, checkout, step, method } = context;
  if (findPaid(checkout, session, step)) return { kind: 'next' };
  const order = selectOrder(checkout, session, step);
  if (!order || !method) return { kind: 'stay', formError: { code: 'plan_unavailable', outcome: 'none' } };
  const { cpf, registry } = values;
  // An upsell shows no fields for the lead's data.
  const isMain = order.kind === 'plan' && checkout.sells === 'main';
  const sent = await sendAsked(values, context, isMain ? listAsks(checkout, step.props, true) : []);
  if ('result' in sent) return sent.result;
  const result = await payForStep(context, {
    order,
    method: method.id,
    buildEntries: (payable) => method.buildEntries(values, payable),
    document: session.collector ?? (registry || cpf || knownDocument(checkout, session)),
    phone: values.phone,
  });
  return { ...result, session: { ...sent.session, ...result.session } };
}
