import type { StepContext } from '../contract/step-contract';
import { makeCheckoutView } from './make-checkout-view';
import { makeSession } from './make-session';

/** Context of a step's submit: a buyer with a name, on the first brand's payment step. */
export function makeStepContext<Props = object>(changes: Partial<StepContext<Props>> = {}): StepContext<Props> {
  return {
    step: { id: 'payment', props: {} as Props },
    params: {},
    session: makeSession({ leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' }),
    checkout: makeCheckoutView(),
    api: async () => {
      throw new RangeError('this test makes no call');
    },
    payingSteps: {
      paymentStepId: 'payment',
      moneyStepIds: ['payment'],
      pixStepId: 'pix',
      waitingStepId: 'payment-verification',
      behindUpsellId: undefined,
    },
    wait: { token: null, status: undefined, isSupported: true, isFound: true },
    onConfirming: () => undefined,
    agreedTo: undefined,
    method: undefined,
    ...changes,
  };
}
