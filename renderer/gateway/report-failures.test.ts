import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallId } from '../../schemas/generated/contract';
import { setReportSinks } from '../report/report';
import type { Count } from '../report/report-record';
import { startServer } from '../testing/start-server';
import type { Backend } from './backend';
import { createHttpBackend } from './backend';
import { createBackendClient } from './backend-client';
import { apiError, CallError } from './call-error';
import { findCall } from './match-call';
import { createFailureReport } from './report-failures';

let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  const keep = (line: string) => void lines.push(JSON.parse(line));
  vi.spyOn(console, 'info').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pay = { body: {} as never, idempotencyKey: 'k'.repeat(32) };
const text = 'ana@example.com 4111111111111111';

/** A backend that always gives this answer. */
const answers =
  (status: number, body: unknown, type = 'application/json'): Backend =>
  async () => ({ status, headers: new Headers({ 'content-type': type }), text: JSON.stringify(body) });
const resets: Backend = async () => {
  throw new Error(text);
};

it.each<[title: string, backend: Backend, reported: object]>([
  ['HTML', answers(200, text, 'text/html'), { level: 'error', status: 502, code: 'backend_answer_invalid' }],
  [
    'an answer that breaks its schema',
    answers(200, { text }),
    { level: 'error', status: 502, code: 'backend_answer_invalid' },
  ],
  ['500', answers(500, { text }), { level: 'error', status: 500, code: 'backend_unavailable' }],
  ['501', answers(501, {}), { level: 'error', status: 501, code: 'call_not_supported' }],
  ['503 of the contract', answers(503, apiError('internal_error')), { level: 'error', status: 503 }],
])('a payment call that fails with %s is logged, by names of the contract only', async (_, backend, reported) => {
  const client = createBackendClient({ backend, appVersion: '1' });
  await client.call('createPaymentV2', pay).catch(() => undefined);
  const names = { message: 'POST /api/v2/payment failed', area: 'backend', call: 'createPaymentV2' };
  expect(lines).toEqual([expect.objectContaining({ ...names, ...reported })]);
  expect(JSON.stringify(lines)).not.toMatch(/ana@|4111/);
});

it('a payment call that is answered by a redirect is logged', async () => {
  const server = await startServer((_, response) => void response.writeHead(307, { location: '/' }).end());
  const client = createBackendClient({ backend: createHttpBackend(server.url), appVersion: '1' });
  await client.call('createPaymentV2', pay).catch(() => undefined);
  expect(lines).toMatchObject([{ level: 'error', status: 502, code: 'backend_answer_invalid' }]);
});

it.each<[id: CallId, status: number]>([
  ['createPaymentV2', 400],
  ['createPaymentV2', 401],
  ['createPaymentV2', 404],
  ['createPaymentV2', 422],
  ['loadPayment', 500],
  ['openLiveloSession', 501],
])('a %s call that fails with %i is not logged', (id, status) => {
  createFailureReport()(findCall(id), new CallError(status, apiError('invalid_request')), true);
  expect(lines).toEqual([]);
});

it('a payment call without an answer is counted, and not logged', async () => {
  const counted: Count[] = [];
  setReportSinks({ count: (one) => void counted.push(one) });
  const client = createBackendClient({ backend: resets, appVersion: '1' });
  await client.call('createPaymentV2', pay).catch(() => undefined);
  expect(lines).toEqual([]);
  expect(counted).toEqual([{ name: 'failed-requests', labels: { call: 'createPaymentV2', status: 0 } }]);
  setReportSinks({});
});

it('a payment call that comes too often is logged as a warning', () => {
  createFailureReport()(findCall('createPaymentV2'), new CallError(429, apiError('rate_limited')), true);
  expect(lines).toMatchObject([{ level: 'warning', status: 429, call: 'createPaymentV2' }]);
});

it('an outage is logged once a minute for each call and status', () => {
  vi.useFakeTimers();
  const reportFailure = createFailureReport();
  const fail = (id: CallId, status: number) => {
    for (let count = 0; count < 500; count += 1)
      reportFailure(findCall(id), new CallError(status, apiError('backend_unavailable')), true);
  };
  fail('createPaymentV2', 500);
  fail('createPaymentV2', 503);
  fail('createLead', 500);
  expect(lines).toHaveLength(3);
  vi.advanceTimersByTime(60_000);
  fail('createPaymentV2', 500);
  expect(lines).toHaveLength(4);
});

it('an outage is logged again after a minute, although the clock was set back by an hour', () => {
  vi.useFakeTimers();
  const reportFailure = createFailureReport();
  const fail = () => reportFailure(findCall('createLead'), new CallError(500, apiError('backend_unavailable')), true);
  fail();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  fail();
  expect(lines).toHaveLength(2);
});
