import { expect, it, vi } from 'vitest';
import { count } from '../report';
import { startReporting } from './start-reporting';

it('writes the counts of the last minute when the process ends', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
  const settings = { sentryDsn: undefined, otlpEndpoint: undefined, environment: 'test', version: '1.2.3' };
  const { flush } = await startReporting(settings);
  const labels = { call: 'createPaymentV2', outcome: 'taken' };
  count({ name: 'payments', labels });
  count({ name: 'payments', labels });
  await flush();
  await flush();
  const counts = [{ name: 'payments', ...labels, value: 2 }];
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'info', area: 'metrics', message: 'counts', counts },
  ]);
});
