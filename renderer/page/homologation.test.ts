import { describe, expect, it } from 'vitest';
import type { PageView } from '../checkout/checkout-view';
import { startPages } from '../testing/start-pages';
import { sendRequest } from '../testing/start-server';
import { leaveHomologationUrl } from './homologation';

const cookie = '__Host-homologacao=1';
const ours = { 'sec-fetch-site': 'same-origin' };

async function open(method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}) {
  const { server } = await startPages({ loadPlansV2: { plans: [] } });
  const { status, headers: answered, json } = await sendRequest(server, method, path, { headers });
  const [written] = answered['set-cookie'] ?? [];
  return { status, location: answered.location, written, shows: (json as PageView | undefined)?.showsHomologation };
}

describe('the homologation banner', () => {
  it.each(['', '0', '1', 'nao'])('opens by a link with homologacao=%s, and by its cookie', async (value) => {
    const { written = '', shows } = await open('GET', `/lead?homologacao=${value}`);
    expect(shows).toBe(true);
    expect(written).toBe(`${cookie}; Path=/; Secure; HttpOnly; SameSite=Lax`);
    expect(await open('GET', '/payment?product=WUP', { cookie })).toMatchObject({ shows: true, written: undefined });
  });

  it('stays away from a page without both', async () => {
    expect(await open('GET', '/lead')).toMatchObject({ shows: false, written: undefined });
  });

  it.each([
    ['/payment?product=MS&homologacao=1&utm_source=a', '/payment?product=MS&utm_source=a'],
    [`/pix${leaveHomologationUrl('product=MS')}`, '/pix?product=MS'],
    ['/payment/inv_1?homologacao=1', '/payment/inv_1'],
    ['/nao-existe?product=MS&homologacao=1', '/lead?product=MS'],
    ['/generic-error?homologacao=1', '/lead'],
  ])('closes by a form: the cookie goes, and %s loads again as %s', async (path, location) => {
    const { written, ...answer } = await open('POST', path, { ...ours, cookie });
    expect(answer).toMatchObject({ status: 303, location });
    expect(written).toContain('Max-Age=0');
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])(
    'cannot be closed by another site: %o',
    async (headers) => {
      const answer = await open('POST', '/lead?product=MS&homologacao=1', { ...headers, cookie });
      expect(answer).toMatchObject({ status: 303, location: '/lead?product=MS&homologacao=1', written: undefined });
    },
  );
});
