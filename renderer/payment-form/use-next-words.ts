import { nameTarget } from '../../model/flow/name-target';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { countMethodsOf } from '../payment/count-ways-to-pay';
import type { Session } from '../session/session';

/** Words of a button that leads on: the step that follows in this flow names them. */
export function useNextWords(stepId: string, session: Session): string {
  const checkout = useCheckout();
  const f = useCopy('frame');
  const { flow, manifests } = checkout;
  const nextId = flow.steps.find(({ id }) => id === stepId)?.defaultNextStepId;
  const target = flow.steps.find(({ id }) => id === nextId);
  const name = target && nameTarget(target, manifests[target.templateId]);
  if (!target || name === undefined) return f('next');
  const ways = name === 'payment' ? countMethodsOf(target, checkout, session) : 1;
  if (ways === 0) return f('next');
  return f(ways > 1 ? 'next-methods' : `next-${name}`);
}
