import { describe, expect, it } from 'vitest';
import { apiError, CallError } from '../gateway/call-error';
import { fakeBackendClient, makeCallError } from '../testing/fake-backend-client';
import { makeBrandArea, makeCatalogue } from '../testing/make-brand-area';
import { canServe } from './can-serve';

const catalogue = makeCatalogue(makeBrandArea({ brandId: 'acme' }));
const seller = { name: '', isLiveEnabled: false, account: '' };

describe('pages can be made', () => {
  it('when the backend answers what the page of a first brand asks, and no product is loaded for that', async () => {
    const client = fakeBackendClient({ loadSeller: seller });
    expect(await canServe({ client, catalogue })).toBe(true);
    const params = { seller: 'performance', operation: 'BR', business: 'acme', product: 'ACME' };
    expect(client.calls).toEqual([{ id: 'loadSeller', input: { path: { source: 'direto' }, params } }]);
  });

  it('when its answer is no', async () => {
    expect(await canServe({ client: fakeBackendClient({ loadSeller: makeCallError(404) }), catalogue })).toBe(true);
  });
});

describe('no pages can be made', () => {
  it.each([500, 502, 503, 504])('when it fails with %d', async (status) => {
    const client = fakeBackendClient({ loadSeller: makeCallError(status) });
    expect(await canServe({ client, catalogue })).toBe(false);
  });

  it('when somebody else answers in its place', async () => {
    const foreign = new CallError(403, apiError('backend_unavailable'), undefined, true);
    expect(await canServe({ client: fakeBackendClient({ loadSeller: foreign }), catalogue })).toBe(false);
  });

  it('while product calls are held back, and nothing is asked then', async () => {
    const client = { ...fakeBackendClient({ loadSeller: seller }), canServe: () => false };
    expect(await canServe({ client, catalogue })).toBe(false);
    expect(client.calls).toEqual([]);
  });
});
