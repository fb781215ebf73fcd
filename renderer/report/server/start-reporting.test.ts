import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { envelopePath, type Sinks, startSinks } from '../../testing/start-sinks';
import { withoutIds } from '../../testing/without-ids';
import { count, report } from '../report';
import { type ReportLevel, reportLevels } from '../report-record';
import { type Reporting, startReporting } from './start-reporting';

let lines: string[];

beforeEach(() => {
  lines = [];
  for (const name of ['info', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: unknown) => void lines.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** OpenTelemetry's globals can be set once in a process, so one test plays everything. */
async function start(): Promise<{ sinks: Sinks; reporting: Reporting }> {
  const sinks = await startSinks();
  onTestFinished(sinks.close);
  const { sentryDsn, otlpEndpoint } = sinks;
  const reporting = await startReporting({ sentryDsn, otlpEndpoint, environment: 'test', version: '1.2.3' });
  return { sinks, reporting };
}

const send = (status: number) => ({ call: 'createLead', isRead: false, status });
const read = (status: number) => ({ call: 'loadSeller', isRead: true, status });

/** Spec 8: kind of failure, and whether it is reported at all. */
const kinds: [name: string, isReported: boolean, cause: Parameters<typeof report>[2]][] = [
  ['own', true, { area: 'a' }],
  ['thrown', true, { area: 'a', error: new TypeError('x is no function') }],
  ['send-400', false, { area: 'a', request: send(400) }],
  ['send-401', false, { area: 'a', request: send(401) }],
  ['send-404', false, { area: 'a', request: send(404) }],
  ['send-422', false, { area: 'a', request: send(422) }],
  ['send-unanswered', false, { area: 'a', request: send(0) }],
  ['read-404', false, { area: 'a', request: read(404) }],
  ['read-500', false, { area: 'a', request: read(500) }],
  ['read-unanswered', false, { area: 'a', request: read(0) }],
  ['send-409', true, { area: 'a', request: send(409) }],
  ['send-429', true, { area: 'a', request: send(429) }],
  ['send-500', true, { area: 'a', request: send(500) }],
  ['send-502', true, { area: 'a', request: send(502) }],
];

/** 60 errors: each secret in a message, a cause, a breadcrumb, an address, a state and a field. */
const secrets = [
  '4111 1111 1111 1111',
  '4111111111111111',
  'cvv=737',
  '"cvv":"123"',
  '390.533.447-05',
  '39053344705',
  'maria.silva@exemplo.com.br',
  'maria.silva%40exemplo.com.br',
  '５５５５５５５５５５５５４４４４',
  '+55 11 98765-4321',
];
const traces = ['4111', '737', '"123', '390', '533', 'maria', '5555', '98765'];

function makeErrors(secret: string): unknown[] {
  const withFields = Object.assign(new Error('broken'), {
    breadcrumbs: [{ message: secret }],
    state: { card: secret },
    request: { url: `/payment?card=${secret}`, data: secret },
  });
  return [
    new Error(`refused: ${secret}`),
    new Error('outer', { cause: new Error(`inner ${secret}`) }),
    withFields,
    Object.assign(new Error(`at https://loja.example/payment?x=${secret}`), {
      stack: `Error: ${secret}\n    at f (${secret}:1:1)`,
    }),
    { message: secret, toString: () => secret },
    Object.assign(new Error('named'), { name: secret }),
  ];
}

it('each level and kind goes where spec 8 says, 60 errors with secrets leave no trace, and services that are gone are named', async () => {
  const { sinks, reporting } = await start();
  for (const level of reportLevels) for (const [name, , cause] of kinds) report(level, `cell ${level} ${name}`, cause);
  const errors = secrets.flatMap(makeErrors);
  expect(errors).toHaveLength(60);
  for (const error of errors) report('error', 'hand-made', { area: 'a', error });
  count({ name: 'pages', labels: { route: '/lead', brand: 'acme', status: 200 } });
  await reporting.flush();
  await vi.waitFor(() => {
    for (const path of [envelopePath, '/v1/logs', '/v1/metrics'])
      expect(sinks.received.map((one) => one.path)).toContain(path);
  });
  await vi.waitFor(() => expect(sinks.bodiesOf(envelopePath).match(/"hand-made"/g)?.length).toBeGreaterThanOrEqual(60));

  const events = sinks.bodiesOf(envelopePath);
  const logs = sinks.bodiesOf('/v1/logs');
  const reported = lines.join('\n');
  const isUrgent = (level: ReportLevel) => level === 'fatal' || level === 'error';
  for (const level of reportLevels) {
    for (const [name, isReported] of kinds) {
      const cell = `"cell ${level} ${name}"`;
      const found = {
        errors: events.includes(cell),
        monitoring: logs.includes(cell),
        console: reported.includes(cell),
      };
      expect([cell, found]).toEqual([
        cell,
        { errors: isReported && isUrgent(level), monitoring: isReported, console: isReported },
      ]);
    }
  }
  expect(events).toContain('"release":"1.2.3"');
  expect(sinks.bodiesOf('/v1/metrics')).toMatch(/guiche\.failed-requests/);
  expect(sinks.bodiesOf('/v1/metrics')).toMatch(/service\.instance\.id/);
  expect(sinks.bodiesOf('/v1/metrics')).not.toMatch(/vercel/);
  const everything = [reported, ...sinks.received.map(({ body }) => body)].join('\n');
  expect(everything).toContain('hand-made');
  expect(findTraces(everything)).toEqual([]);

  await sinks.close();
  report('error', 'while the services are gone', { area: 'a' });
  await reporting.flush();
  const gone = () => lines.filter((line) => / took no (?:event|records): /.test(line)).map((line) => JSON.parse(line));
  await expect.poll(gone).toMatchObject([
    { level: 'warning', area: 'errors' },
    { level: 'warning', area: 'monitoring' },
  ]);
});

it('the search finds no secret in the digits of an id', () => {
  const id = '73739053-3390-4111-8533-987655557371';
  expect(findTraces(`{"value":{"stringValue":"${id}"},"traceId":"4111737390533987655555","sum":0.4111737}`)).toEqual(
    [],
  );
});

it('the search finds each secret that a sink or the log would receive', () => {
  for (const secret of secrets) {
    const text = JSON.stringify({ message: `refused: ${secret}`, time: Date.now() });
    expect(findTraces(text.normalize('NFKC')), secret).not.toEqual([]);
  }
});

function findTraces(text: string): string[] {
  return traces.filter((trace) => withoutIds(text).includes(trace));
}
