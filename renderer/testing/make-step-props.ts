import type { StepComponentProps } from '../contract/step-contract';
import { makeSession } from './make-session';

/** What a step's player is given, for a page on which nothing is sent or awaited. */
export function makeStepProps(changes: Partial<StepComponentProps> = {}): StepComponentProps {
  return {
    step: { id: 'lead', templateId: 'lead' },
    params: {},
    session: makeSession(),
    isWaiting: false,
    api: async () => {
      throw new RangeError('nothing is sent here');
    },
    payingSteps: { paymentStepId: undefined, pixStepId: undefined, waitingStepId: undefined },
    waitingToken: null,
    late: undefined,
    onLate: () => undefined,
    onResult: async () => undefined,
    onPhase: () => undefined,
    onErrors: () => undefined,
    onPayment: () => undefined,
    onUnpaid: () => undefined,
    ...changes,
  };
}
