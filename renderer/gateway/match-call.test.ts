import { describe, expect, it } from 'vitest';
import type { CallId } from '../../schemas/generated/contract';
import { buildCallPath, findCall, matchCall } from './match-call';

const match = (method: string, path: string) => matchCall(method, path.split('/').slice(2).map(decodeURIComponent));

/** The agreed table of calls, repeated here so that an added or lost call fails. */
const table: [id: CallId, method: string, path: string][] = [
  ['loadPlan', 'GET', '/api/v1/product/WUP'],
  ['loadPlansV2', 'GET', '/api/v2/product/WUP'],
  ['loadProductConfig', 'GET', '/api/v1/product/WUP/config'],
  ['loadTickets', 'GET', '/api/v1/product/WUP/tickets'],
  ['loadPlanProduct', 'GET', '/api/v1/plan/P1/product'],
  ['loadSeller', 'GET', '/api/v1/seller/direto'],
  ['loadFranchiseCities', 'GET', '/api/v1/franchises/cities'],
  ['loadFranchiseRegions', 'GET', '/api/v1/franchises/regions'],
  ['loadFranchiseUnits', 'GET', '/api/v1/franchises/units'],
  ['generateContract', 'POST', '/api/v1/product/WUP/contract/generate'],
  ['loadContract', 'GET', '/api/v1/product/WUP/contract'],
  ['createLead', 'POST', '/api/v1/lead'],
  ['updateLead', 'PATCH', '/api/v1/lead/L1'],
  ['sendSms', 'POST', '/api/v1/lead/L1/phones/send-sms'],
  ['validatePhone', 'POST', '/api/v1/lead/L1/phones/validate'],
  ['createPaymentV2', 'POST', '/api/v2/payment'],
  ['createPaymentV1', 'POST', '/api/v1/payment'],
  ['renewSubscriptionV1', 'POST', '/api/v1/subscription/S1/renew'],
  ['renewSubscriptionV2', 'POST', '/api/v2/subscription/S1/renew'],
  ['verifyCard', 'POST', '/api/v2/subscription/S1/custom-sale/verify-card'],
  ['loadPayment', 'GET', '/api/v2/payment/T1'],
  ['loadLead', 'GET', '/api/v2/lead/L1'],
  ['loadInvoice', 'GET', '/api/v2/invoice/I1'],
  ['loadSubscription', 'GET', '/api/v2/subscription/S1'],
  ['openLiveloSession', 'POST', '/api/v2/livelo/session'],
  ['sendLiveloCode', 'POST', '/api/v2/livelo/code'],
  ['validateLiveloCode', 'POST', '/api/v2/livelo/code/validate'],
];

describe('the routes of the contract', () => {
  it.each(table)('include %s: %s %s', (id, method, path) => {
    expect(match(method, path)).toMatchObject({ call: { id } });
  });

  it.each(table)('allow %s by no other method', (_, method, path) => {
    for (const other of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'get', ''].filter(
      (name) => name !== method,
    )) {
      const answer = match(other, path);
      const isOther =
        'call' in answer &&
        table.some(([id, theirs, theirPath]) => id === answer.call.id && theirs === other && theirPath === path);
      expect(isOther || ('missing' in answer && answer.missing === 'method'), other).toBe(true);
    }
  });

  it('answer a wrong method with the allowed one', () => {
    expect(match('DELETE', '/api/v1/lead/L1')).toEqual({ missing: 'method', allowed: ['PATCH'] });
  });

  it.each([
    ['/api/v1/seller/Ana%20Prado', { source: 'Ana Prado' }],
    ['/api/v1/seller/jo%C3%A3o.silva', { source: 'joão.silva' }],
    ['/api/v1/seller/google%2Fcpc', { source: 'google/cpc' }],
    ['/api/v1/seller/instagram%20(bio)', { source: 'instagram (bio)' }],
    ['/api/v1/seller/a..b%3Fc%23d%25', { source: 'a..b?c#d%' }],
    [`/api/v1/product/${'x'.repeat(64)}`, { code: 'x'.repeat(64) }],
  ])('read the decoded parameters of %s', (path, pathParams) => {
    expect(match('GET', path)).toMatchObject({ pathParams });
  });
});

describe('a path outside the contract has no route', () => {
  it.each([
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/',
    '/api/v3/payment',
    '/api/v1/product',
    '/api/v1/product/',
    '/api/v1/product//config',
    '/api/v1/product/WUP/config/',
    '/api/v1/product/WUP/secrets',
    '/api/v1/product/WUP/config/extra',
    '/api/v1/product/..',
    '/api/v1/product/%2e%2e',
    '/api/v1/product/..%2f..%2fadmin',
    '/api/v1/product/WUP%2Fconfig',
    '/api/v1/product/WUP%5C..%5Cadmin',
    '/api/v1/product/WUP%00',
    '/api/v1/product/WUP%0d%0aX-Evil:1',
    '/api/v1/product/WUP%23',
    '/api/v1/product/WUP%3Fx=1',
    '/api/v1/product/WUP;x=1',
    '/api/v1/product/W%20UP',
    '/api/v1/product/%EF%BC%8E%EF%BC%8E',
    '/api/v1/product/%252e%252e',
    `/api/v1/product/${'x'.repeat(65)}`,
    '/api/v1/seller/.',
    '/api/v1/seller/..',
    '/api/v1/seller/...',
    '/api/v1/seller/a/b',
    '/api/v1/seller/a%3Cb',
    '/api/v1/seller/a%00',
    '/api/v1/seller/..%2f..%2fadmin',
    '/api/v1/seller/a%2f..%2fadmin',
    '/api/v1/seller/a%2f..',
    '/api/v1/seller/.%2fadmin',
    '/api/v1/seller/a%5C..%5Cadmin',
    '/api/v1/seller/a%E2%80%A8%2f..%2fadmin',
    '/api/V1/product/WUP',
    '/api/v1/Product/WUP',
    '/api/v1/%70roduct/..%2f',
    '/api/v1/__proto__/WUP',
    '/api/v1/constructor',
  ])('%s', (path) => {
    expect(match('GET', path)).toEqual({ missing: 'route' });
  });
});

describe('the path that is sent to the backend', () => {
  it.each([
    ['loadProductConfig', { code: 'WUP' }, '/api/v1/product/WUP/config'],
    ['loadSeller', { source: 'joão silva@x' }, '/api/v1/seller/jo%C3%A3o%20silva%40x'],
    ['loadSeller', { source: "a/b!'(*)~;=" }, '/api/v1/seller/a%2Fb%21%27%28%2A%29%7E%3B%3D'],
  ] as const)('for %s is encoded again', (id, pathParams, path) => {
    expect(buildCallPath(findCall(id), pathParams)).toBe(path);
  });

  it.each([
    ['loadProductConfig', { code: '../admin' }],
    ['loadProductConfig', { code: '' }],
    ['loadProductConfig', {}],
    ['loadSeller', { source: '..' }],
    ['loadSeller', { source: 'a/../b' }],
    ['loadPlan', { code: 'WUP/config' }],
  ] as const)('for %s is not built from %j', (id, pathParams) => {
    expect(() => buildCallPath(findCall(id), pathParams as Record<string, string>)).toThrow(RangeError);
  });
});
