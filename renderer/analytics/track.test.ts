import { afterEach, expect, it, vi } from 'vitest';
import { listenToPresses, track } from './track';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a press never fails the payment behind it: what measuring throws is reported', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const listen = vi.fn(() => {
    throw new TypeError('measuring is broken');
  });
  track({ event: 'upsell_accept' });
  const end = listenToPresses(listen);
  track({ event: 'upsell_refuse' });
  end();
  expect(listen.mock.calls).toEqual([[{ event: 'upsell_accept' }], [{ event: 'upsell_refuse' }]]);
  const records = reported.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(records).toMatchObject([
    { level: 'error', message: 'measuring failed', area: 'analytics' },
    { level: 'error', message: 'measuring failed', area: 'analytics' },
  ]);
});
