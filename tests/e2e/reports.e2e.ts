import { envelopePath, type Sinks, startSinks } from '../../renderer/testing/start-sinks';
import { withoutIds } from '../../renderer/testing/without-ids';
import { makeBuyer } from './buyer';
import { OwnServer } from './own-server';
import { anyShop } from './shops';
import { StepPage } from './step-page';
import { expect, test } from './test';

let sinks: Sinks;
let server: OwnServer;

test.beforeAll(async () => {
  sinks = await startSinks();
  server = await OwnServer.start({ SENTRY_DSN: sinks.sentryDsn, OTEL_EXPORTER_OTLP_ENDPOINT: sinks.otlpEndpoint });
});
test.afterAll(async () => {
  await server.stop();
  sinks.close();
});

test('an error of the page and traces of pages and calls arrive together, without what I typed', async ({
  page,
  troubles,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => void scripts.push(response.url()));
  const step = new StepPage(page);
  await page.goto(`${server.origin}/lead?${anyShop.query}&utm_source=ana.silva%40exemplo.com.br`);
  await step.waitFor('/lead');
  const buyer = makeBuyer(anyShop);
  await step.type(buyer);
  if (anyShop.settings.terms.isEnabled) await step.field('terms').check();
  const beforeError = scripts.length;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('cannot read 4111 1111 1111 1111 of ana.silva@exemplo.com.br');
    });
  });
  await expect.poll(() => sinks.bodiesOf(envelopePath)).toContain('cannot read [number]');
  expect(scripts.slice(beforeError).some((url) => url.endsWith('/api/errors'))).toBe(true);
  await step.button.click();
  await step.waitFor(anyShop.pathsOf(anyShop.query)[1] ?? '');

  expect(troubles.splice(0).join()).toContain('uncaught error');

  const traces = () => sinks.bodiesOf('/v1/traces');
  await expect.poll(traces).toContain('POST /api/v1/lead');
  await expect.poll(traces).toContain('GET /lead');
  expect(traces()).toMatch(/"key":"brand","value":\{"stringValue":"[a-z]/);
  await expect.poll(() => sinks.bodiesOf('/v1/logs')).toContain('browser page');
  const everything = withoutIds([envelopePath, '/v1/traces', '/v1/logs', '/v1/metrics'].map(sinks.bodiesOf).join('\n'));
  for (const secret of [buyer.name, buyer.email, '4111', 'ana.silva', '98765'])
    expect(everything).not.toContain(secret);
  expect(withoutIds(server.output)).not.toMatch(/4111|ana\.silva/);
});

test('the error-reporting service loads at the first error, and an envelope with a stranger in it is rebuilt', async ({
  page,
  request,
}) => {
  await page.goto(`${server.origin}/lead?${anyShop.query}`);
  await new StepPage(page).waitFor('/lead');
  const loaded = await page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    const texts = await Promise.all(
      urls.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()),
    );
    return texts.filter((text) => text.includes('sentry')).length;
  });
  expect(loaded).toBe(0);
  const envelope = [
    '{}',
    '{"type":"event"}',
    '{"message":"forged","user":{"email":"ana@exemplo.com"},"extra":{"cvv":"737"}}',
  ];
  const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
  const answer = await request.post(`${server.origin}/api/errors`, { headers, data: envelope.join('\n') });
  expect(answer.status()).toBe(204);
  await expect.poll(() => sinks.bodiesOf(envelopePath)).toContain('"forged"');
  expect(sinks.bodiesOf(envelopePath)).not.toMatch(/ana@|cvv|"737\\?"/);
  const foreign = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
  expect((await request.post(`${server.origin}/api/errors`, { headers: foreign, data: '' })).status()).toBe(403);
});
