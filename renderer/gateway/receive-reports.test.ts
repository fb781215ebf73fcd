import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setReportSinks } from '../report/report';
import { type ReportRecord, reportLevels } from '../report/report-record';
import { noReporting } from '../testing/no-reporting';
import { sendRequest, startServer } from '../testing/start-server';
import { createRateLimits } from './rate-limits';
import { type ReceiveOptions, receiveTelemetry } from './receive-reports';

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
  proxyHops: 0,
  publicOrigin: undefined,
  reporting: noReporting,
  isBrand: () => true,
  isTemplate: () => true,
});

async function send(body: object): Promise<number> {
  const server = await startServer((request, response) => void receiveTelemetry(request, response, options()));
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return (await sendRequest(server, 'POST', '/', { headers, body: JSON.stringify(body) })).status;
}

it.each(reportLevels)(
  'writes a browser record of level %s to monitoring and console, as its page sends errors',
  async (level) => {
    expect(await send({ records: [{ level, message: 'broken', area: 'page' }] })).toBe(204);
    const record = { level, message: 'broken', area: 'browser page', side: 'browser' };
    expect(sinks.monitoring.mock.calls).toEqual([[expect.objectContaining(record)]]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining(record)]);
    expect(sinks.errors).not.toHaveBeenCalled();
  },
);
