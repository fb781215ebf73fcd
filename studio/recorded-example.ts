import { createContext } from 'react';
import { type Api, ApiCallError } from '../renderer/api/api';
import type { FieldErrors } from '../renderer/contract/step-contract';
import { emptySession, type Session } from '../renderer/session/session';
import type { TemplateExample } from './read-examples';

/** Data of the recorded backend. */
export interface RecordedExample {
  example: TemplateExample;
  /** Field errors in the answer to the step. */
  fieldErrors?: FieldErrors | undefined;
}

/** Example for the steps below. */
export const ExampleContext = createContext<RecordedExample>({ example: { name: '' } });

/** Token for a step whose buyer returns without a known payment. */
const payment = 'pay_8f3kq2';

export function sessionOf({ session = {}, pixSecondsLeft, resendSecondsLeft }: TemplateExample): Session {
  const { pix, phoneCheck, purchase = null, upsell = null, ...rest } = session;
  const expiresAt = pixSecondsLeft === undefined ? pix?.expiresAt : timeIn(pixSecondsLeft);
  const resend = resendSecondsLeft === undefined ? {} : { resendAt: timeIn(resendSecondsLeft) };
  return {
    ...emptySession,
    isRestored: true,
    ...rest,
    purchases: { main: purchase, upsell },
    pix: pix ? { ...pix, ...(expiresAt === undefined ? {} : { expiresAt }) } : null,
    phoneCheck: phoneCheck ? { ...phoneCheck, ...resend } : null,
  };
}

function timeIn(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}

/** Token of the payment in the example's URL. */
export function tokenOf({ session }: TemplateExample): string {
  return session?.pix?.token ?? session?.purchase?.token ?? payment;
}

/** Answers the status call with the example's status. Other calls never resolve. */
export function createRecordedApi({ wait }: TemplateExample): Api {
  const answer = async (id: string) => {
    if (id === 'loadPayment' && wait?.status) return wait.status;
    if (id === 'loadPayment' && wait?.isFound === false) throw missing('payment_not_found');
    if (id === 'loadPayment' && wait?.isSupported === false) throw missing('route_not_found');
    return new Promise<never>(() => undefined);
  };
  return answer as Api;
}

function missing(code: 'payment_not_found' | 'route_not_found'): ApiCallError {
  return new ApiCallError(404, { code, retryable: false, outcome: 'none' });
}
