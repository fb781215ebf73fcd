import type { Step } from '../../model/flow/resolve-step';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';

/** Step of the flow that renews the subscription by any method; undefined in a flow without one. */
export function findRenewalStep({ flow, manifests }: Pick<CheckoutView, 'flow' | 'manifests'>): Step | undefined {
  return flow.steps.find(({ templateId }) => manifests[templateId].charges === 'renewal');
}
