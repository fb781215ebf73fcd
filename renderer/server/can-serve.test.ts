import { describe, expect, it, vi } from 'vitest';
import { apiError, CallError } from '../gateway/call-error';
import { setReportSinks } from '../report/report';
import { fakeBackendClient, makeCallError } from '../testing/fake-backend-client';
import { makeBrandArea, makeCatalogue } from '../testing/make-brand-area';
import { canServe, isReady } from './can-serve';

const catalogue = makeCatalogue(makeBrandArea({ brandId: 'acme' }));
const { signal: limit } = new AbortController();
const seller = { name: '', isLiveEnabled: false, account: '' };

describe('the server can serve pages', () => {
  it('when the backend answers the seller call of the first brand; no product is loaded', async () => {
    const client = fakeBackendClient({ loadSeller: seller });
    expect(await canServe({ client, catalogue }, limit)).toBe(true);
    const params = { seller: 'performance', operation: 'BR', business: 'acme', product: 'ACME' };
    expect(client.calls).toEqual([{ id: 'loadSeller', input: { path: { source: 'direto' }, params } }]);
  });

  it('when the backend refuses the seller call with 404', async () => {
    expect(await canServe({ client: fakeBackendClient({ loadSeller: makeCallError(404) }), catalogue }, limit)).toBe(
      true,
    );
  });
});

describe('the server cannot serve pages', () => {
  it.each([500, 502, 503, 504])('when the backend fails with %d', async (status) => {
    const client = fakeBackendClient({ loadSeller: makeCallError(status) });
    expect(await canServe({ client, catalogue }, limit)).toBe(false);
  });

  it('when a proxy in front of the backend refuses the call', async () => {
    const foreign = new CallError(403, apiError('backend_unavailable'), undefined, true);
    expect(await canServe({ client: fakeBackendClient({ loadSeller: foreign }), catalogue }, limit)).toBe(false);
  });

  it('while the client blocks product calls, and no call is sent', async () => {
    const client = { ...fakeBackendClient({ loadSeller: seller }), canServe: () => false };
    expect(await canServe({ client, catalogue }, limit)).toBe(false);
    expect(client.calls).toEqual([]);
  });
});

describe('a check of readiness', () => {
  it.each([true, false])('that answers %s in time has this answer', async (answer) => {
    expect(await isReady(async () => answer, limit)).toBe(answer);
  });

  it.each([
    ['hangs', () => new Promise<boolean>(() => {})],
    ['fails once its limit ends', failAt],
    ['fails', () => Promise.reject(new Error('connection terminated'))],
  ])('that %s is negative when the time is over', async (_, check) => {
    const time = new AbortController();
    const ready = isReady(check, time.signal);
    time.abort();
    expect(await ready).toBe(false);
  });

  it.each([
    ['a fault of ours', false, 1],
    ['a backend that its limit ended', true, 0],
  ])('that fails by %s (late: %s) is reported %i time(s)', async (_, isLate, count) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reported = vi.fn();
    setReportSinks({ errors: reported });
    const time = new AbortController();
    const client = fakeBackendClient({ loadSeller: new TypeError('a defect') });
    const ready = isReady((ended) => {
      if (isLate) time.abort();
      return canServe({ client, catalogue }, ended);
    }, time.signal);
    expect(await ready).toBe(false);
    expect(reported).toHaveBeenCalledTimes(count);
    setReportSinks({});
    vi.restoreAllMocks();
  });

  it('does not begin after its time', async () => {
    expect(await isReady(() => Promise.reject(new Error('begun')), AbortSignal.abort())).toBe(false);
  });
});

function failAt(time: AbortSignal): Promise<boolean> {
  return new Promise((_, reject) => {
    time.addEventListener('abort', () => reject(new Error('aborted')));
  });
}
