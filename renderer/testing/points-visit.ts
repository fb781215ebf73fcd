import { vi } from 'vitest';
import type { ApiError, PointsAccount } from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';
import type { CheckoutView } from '../checkout/checkout-view';
import type { StepContext } from '../contract/step-contract';
import { makeCheckoutView } from './make-checkout-view';
import { makeFlow } from './make-flow';
import { makePlanSummary } from './make-plan-summary';
import { makeSession, type SessionChanges } from './make-session';
import { makeStepContext } from './make-step-context';

/** Three centavos a point. */
export const account: PointsAccount = {
  sessionId: 'lvs_1',
  devices: [
    { id: 'sms', kind: 'sms', masked: '(••) •••••-4321' },
    { id: 'email', kind: 'email', masked: 'p•••@example.com' },
  ],
  points: 500_000,
  amount: 1_500_000,
  currency: 'BRL',
};

/** Too few for the price of 1.140,00. */
export const fewPoints = { ...account, points: 20_000, amount: 60_000 };

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

export function failure(status: number, body: Partial<ApiError> = {}): ApiCallError {
  return new ApiCallError(status, { code: 'invalid_request', retryable: false, outcome: 'none', ...body });
}

interface Visit {
  session?: SessionChanges;
  /** Answer of every call; an error is thrown. */
  answer?: object;
  api?: Api;
}

/** A buyer on a step of the flow by points, whose templates are given as data. */
export function visitPoints<Props>(templateIds: readonly string[], templateId: string, visit: Visit = {}, props = {}) {
  const { session = {}, answer = {} } = visit;
  const call = vi.fn(async (_id: string, _input: { body?: object }) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const flow = makeFlow('points', ...templateIds.map((id) => ({ id, templateId: id }) as never));
  const checkout: CheckoutView = { ...makeCheckoutView(), flow, plans: [makePlanSummary()] };
  const context: StepContext<Props> = makeStepContext<Props>({
    step: { id: templateId, props: props as Props },
    session: makeSession({
      leadId: 'lead_1',
      name: 'Ana Prado',
      email: 'ana@example.com',
      phone: '(11) 98765-4321',
      ...session,
    }),
    checkout,
    api: visit.api ?? (call as unknown as Api),
  });
  return { call, context };
}
