import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVault } from './create-vault';
import { serveVault } from './serve-vault';

const site = 'http://localhost:3000';
let served: Awaited<ReturnType<typeof serveVault>>;

beforeAll(async () => {
  const vault = createVault({ now: () => new Date(), slowAnswerMs: 0 });
  served = await serveVault(vault, { port: 0, hostname: '127.0.0.1', site });
});
afterAll(() => served.close());

const card = { number: '4111111111111111', holder_name: 'ANA PRADO', exp_month: 12, exp_year: 2030, cvv: '123' };

function post(path: string, body: string, origin = site) {
  return fetch(`${served.origin.replace('localhost', '127.0.0.1')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body,
  });
}

it('the token endpoint stands on another origin, and lets the site read its answers', async () => {
  expect(served.origin).toMatch(/^http:\/\/localhost:\d+$/);
  const answer = await post('/core/v5/tokens?appId=pk_test_acme', JSON.stringify({ type: 'card', card }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  expect(await answer.json()).toMatchObject({
    id: expect.stringMatching(/^token_/),
    card: { last_four_digits: '1111' },
  });
});

it.each<[title: string, path: string, body: string, origin: string, status: number]>([
  ['another site', '/core/v5/tokens?appId=pk_test_acme', JSON.stringify({ card }), 'https://evil.example', 403],
  ['a request without a key', '/core/v5/tokens', JSON.stringify({ card }), site, 401],
  ['another path', '/core/v5/orders?appId=pk_test_acme', JSON.stringify({ card }), site, 404],
  ['a body that is no JSON', '/core/v5/tokens?appId=pk_test_acme', '{', site, 422],
  ['a body that is too long', '/core/v5/tokens?appId=pk_test_acme', `"${'x'.repeat(5_000)}"`, site, 422],
])('the token endpoint refuses %s', async (_, path, body, origin, status) => {
  expect((await post(path, body, origin)).status).toBe(status);
});
