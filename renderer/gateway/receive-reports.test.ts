import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setReportSinks } from '../report/report';
import { type ReportRecord, reportLevels } from '../report/report-record';
import { startErrorService } from '../report/server/start-error-service';
import { makeBrandArea, makeCatalogue } from '../testing/make-brand-area';
import { makeManifests } from '../testing/make-manifests';
import { noReporting } from '../testing/no-reporting';
import { sendRequest, startServer } from '../testing/start-server';
import { startSinks } from '../testing/start-sinks';
import { markClient } from './mark-client';
import { createRateLimits } from './rate-limits';
import { type ReceiveOptions, receiveErrors, receiveTelemetry } from './receive-reports';

const sinks = { errors: vi.fn(), monitoring: vi.fn<(record: ReportRecord) => void>(), count: vi.fn() };
let lines: string[];

beforeEach(() => {
  lines = [];
  for (const name of ['info', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: unknown) => void lines.push(String(line)));
  setReportSinks(sinks);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  setReportSinks({});
});

const options = (): ReceiveOptions => ({
  limit: createRateLimits(),
  reporting: noReporting,
  settings: { proxyHops: 0, publicOrigin: undefined, captchaKey: 'key' },
  catalogue: makeCatalogue(makeBrandArea()),
  manifests: makeManifests(),
});

async function send(body: object, changes: Partial<ReceiveOptions> = {}): Promise<number> {
  const server = await startServer(
    (request, response) => void receiveTelemetry(request, response, { ...options(), ...changes }),
  );
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return (await sendRequest(server, 'POST', '/', { headers, body: JSON.stringify(body) })).status;
}

it.each(reportLevels)(
  'writes a browser record of level %s to monitoring and console, as its page sends errors',
  async (level) => {
    expect(await send({ records: [{ level, message: 'broken', area: 'page' }] })).toBe(204);
    const client = markClient('127.0.0.1', 'key');
    const record = { level, message: 'broken', area: 'browser page', side: 'browser', client };
    expect(sinks.monitoring.mock.calls).toEqual([[expect.objectContaining(record)]]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining(record)]);
    expect(sinks.errors).not.toHaveBeenCalled();
  },
);

it('takes ten records of a request, and cuts the rest', async () => {
  await send({ records: Array.from({ length: 30 }, () => ({ level: 'fatal', message: 'flood' })) });
  expect(lines).toHaveLength(10);
});

it('takes 60 records of an address in a minute', async () => {
  const limit = createRateLimits();
  const records = Array.from({ length: 10 }, () => ({ level: 'fatal', message: 'flood' }));
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1) statuses.push(await send({ records }, { limit }));
  expect(lines).toHaveLength(60);
  expect(statuses).toEqual([...Array(6).fill(204), ...Array(14).fill(429)]);
});

describe('the mark of a client', () => {
  it.each<[title: string, one: string, other: string, isSame: boolean]>([
    ['is one for an address', '1.2.3.4', '1.2.3.4', true],
    ['is one for an IPv6 network of /48', '2001:db8:1:2::1', '2001:db8:1:3::9', true],
    ['differs between addresses', '1.2.3.4', '1.2.3.5', false],
  ])('%s', (_, one, other, isSame) => {
    const mark = markClient(one, 'key');
    expect(mark).toMatch(/^[a-p]{8}$/);
    expect(mark === markClient(other, 'key')).toBe(isSame);
  });

  it('differs between days and keys', () => {
    const days = ['2027-01-01', '2027-01-02'].map((day) => markClient('1.2.3.4', 'key', new Date(day)));
    expect(new Set([...days, markClient('1.2.3.4', 'other', new Date('2027-01-01'))]).size).toBe(3);
  });
});

it.each<[title: string, changes: Partial<ReceiveOptions>, status: number, reports: number]>([
  [
    'of ours is answered with 500 and reported',
    { catalogue: undefined as unknown as ReceiveOptions['catalogue'] },
    500,
    1,
  ],
  ['of the sender is answered with 4xx and not reported', { limit: createRateLimits(0.001) }, 429, 0],
])('a fault %s', async (_, changes, status, reports) => {
  const first = await send({ brand: 'wup', records: [] }, changes);
  expect(status === 429 ? await send({ brand: 'wup' }, changes) : first).toBe(status);
  expect(lines.filter((line) => line.includes('TypeError'))).toHaveLength(reports);
});

it('counts and names calls of the contract only', async () => {
  const calls = ['createLead', 'createdByHand', 'toString', '__proto__', 7];
  await send({
    counts: calls.map((call) => ({ name: 'failed-requests', labels: { call, status: 0 } })),
    records: calls.map((call) => ({ level: 'info', message: 'told', call })),
  });
  expect(sinks.count.mock.calls).toEqual([
    [{ name: 'failed-requests', labels: { call: 'browser createLead', status: 0 } }],
  ]);
  expect(sinks.monitoring.mock.calls.map(([{ call }]) => call)).toEqual(['createLead', ...Array(4).fill(undefined)]);
});

it('marks an event as one of a browser of this environment, and passes on 30 a minute', async () => {
  const { sentryDsn, received } = await startSinks();
  const service = { environment: 'homolog', release: '1.2.3' };
  const errors = await startErrorService(sentryDsn, service);
  const limit = createRateLimits();
  const server = await startServer(
    (request, response) =>
      void receiveErrors(request, response, { ...options(), limit, reporting: { ...noReporting, errors } }),
  );
  const event = {
    level: 'fatal',
    message: 'forged',
    environment: 'production',
    tags: { side: 'server', area: 'page' },
  };
  const body = ['{}', '{"type":"event"}', JSON.stringify(event)].join('\n');
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1)
    statuses.push(
      (await sendRequest(server, 'POST', '/', { headers: { 'sec-fetch-site': 'same-origin' }, body })).status,
    );
  expect(statuses).toEqual([...Array(30).fill(204), 429]);
  await vi.waitFor(() => expect(received).toHaveLength(30));
  const sent = JSON.parse(received[0]?.body.split('\n')[2] ?? '') as object;
  expect(sent).toMatchObject({
    level: 'fatal',
    ...service,
    tags: { side: 'browser', area: 'page', client: markClient('127.0.0.1', 'key') },
  });
});
