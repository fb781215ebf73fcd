import { createContext } from 'react';
import { type Api, ApiCallError } from '../renderer/api/api';
import type { FieldErrors } from '../renderer/contract/step-result';
import { emptySession, type Session } from '../renderer/session/session';
import type { TemplateExamples } from '../schemas/generated/types';

/** A state of a template, but for what the studio calls it. */
export type TemplateExample = Omit<TemplateExamples['examples'][number], 'label'>;

/** What the recorded backend knows. */
export interface RecordedExample {
  example: TemplateExample;
  /** What it refuses when the step is sent. */
  fieldErrors?: FieldErrors | undefined;
}

/** The example that the steps below play. */
export const ExampleContext = createContext<RecordedExample>({ example: { name: '' } });

/** What a step waits for whose buyer comes back without knowing more. */
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

/** The payment that the address of an example names. */
export function tokenOf({ session }: TemplateExample): string {
  return session?.pix?.token ?? session?.purchase?.token ?? payment;
}

/** Answers for the state of the payment as the example says; any other call stays without an answer. */
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
