import { createLeadMakers } from '../../renderer/gateway/lead-makers';
import { type ContractCall, findCall } from '../../renderer/gateway/match-call';
import { readCallExample } from '../../renderer/testing/test-repository';
import { type CallId, contract } from '../../schemas/generated/contract';

/** A valid request of a call, and a valid answer. */
export interface CallSample {
  id: CallId;
  method: ContractCall['method'];
  /** Path with ids that no other sample has. */
  path: string;
  /** JSON text; undefined for GET. */
  body: string | undefined;
  /** Headers of the browser's request. */
  headers: Record<string, string>;
}

/** `CAPTCHA_KEY` of the server that gets the samples. */
export const sampleKey = 'k'.repeat(44);

/** Cookie of the browser that made a lead. */
function makerOf(leadId: string): string {
  const set: string[] = [];
  const response = { appendHeader: (_name: string, value: string) => set.push(value) };
  createLeadMakers(sampleKey).add({ headers: {} } as never, response as never, leadId);
  return set.join().split(';', 1).join();
}

let samples = 0;

/** A new sample of each call of the contract. */
export function makeSamples(): CallSample[] {
  return (Object.keys(contract) as CallId[]).map((id) => {
    const { method, path, request, takesMoney } = findCall(id);
    samples += 1;
    const unique = `sample-${process.pid}-${samples}`;
    return {
      id,
      method,
      path: path.replace(/\{\w+\}/g, unique),
      body: request === null ? undefined : exampleOf(request),
      headers: {
        ...(request === null ? {} : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
        ...(method !== 'GET' && path.includes('{leadId}') ? { cookie: makerOf(unique) } : {}),
        ...(takesMoney ? { 'idempotency-key': unique.padEnd(16, '0') } : {}),
      },
    };
  });
}

/** A valid answer of a call, as JSON text. */
export function readAnswerExample(id: CallId): string {
  return exampleOf(contract[id].answer);
}

/** @param title a schema's title, such as `PaymentV1Request` */
function exampleOf(title: string): string {
  const file = title.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  return JSON.stringify(readCallExample(file));
}
