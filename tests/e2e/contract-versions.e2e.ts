import { readFileSync } from 'node:fs';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import Ajv2020 from 'ajv/dist/2020.js';
import { matchCall } from '../../renderer/gateway/match-call';
import { type CallId, contract } from '../../schemas/generated/contract';
import { startBackendBefore } from '../faults/start-backend-before';
import { OwnServer } from './own-server';
import { readLedger } from './sandbox-page';
import { preparePayment } from './sent-payments';
import { type Shop, shopWhere } from './shops';
import { goToPayment } from './step-page';
import { expect, test } from './test';

type Json = Record<string, unknown>;

/** Checks a call as a server of version 1.0 does, which knows no part of a later one and takes no other key. */
function createFirstVersion() {
  const later = (value: unknown) => typeof value === 'object' && value !== null && 'x-accepts' in value;
  const openapi = readFileSync('schemas/generated/openapi.json', 'utf8');
  const schema = JSON.parse(openapi, (_, value: unknown) => (later(value) ? undefined : value)) as Json;
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(schema, 'api');
  return (id: CallId, body: unknown): string | undefined => {
    const validate = ajv.getSchema(`api#/components/schemas/${contract[id].request}`);
    return !validate || validate(body) ? undefined : ajv.errorsText(validate.errors);
  };
}

/**
 * A server before a backend that answers as the sandbox, except for its product configs.
 *
 * @param change called with each config
 * @returns what a server of version 1.0 finds wrong in the calls
 */
async function startChanged(change: (config: Json) => Json) {
  const check = createFirstVersion();
  const faults: string[] = [];
  let checked = 0;
  const backend = await startBackendBefore(Number(process.env.E2E_PORT), {
    fateOf(call, sent) {
      const [method = '', path = ''] = call.split(' ');
      const match = matchCall(method, path.split('/').slice(2));
      if (!('call' in match) || method === 'GET') return 'answered';
      checked += 1;
      const fault = check(match.call.id, JSON.parse(sent.slice(sent.indexOf('{'))));
      if (fault !== undefined) faults.push(`${match.call.id}: ${fault}`);
      return 'answered';
    },
    alter(text) {
      const answer = JSON.parse(text) as Json;
      return answer.checkoutFlow ? JSON.stringify(change(answer)) : text;
    },
  });
  const server = await OwnServer.start({ BFF_URL: backend.url });
  const stop = async () => {
    await server.stop();
    backend.close();
  };
  return { server, faults, countChecked: () => checked, stop };
}

const firstVersion = ({ accepts: _, cardVault: __, ...config }: Json): Json => config;
const isVaulted = ({ settings: { payment } }: Shop) => payment.vault?.kind === 'fetch';
const direct = shopWhere((shop) => !isVaulted(shop) && shop.offers('credit-card'));
const vaulted = shopWhere((shop) => isVaulted(shop) && shop.offers('credit-card') && shop.offers('pix'));

/** Opens a page of a changed server, and ends both. */
async function openChanged(
  openContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
  change: (config: Json) => Json,
  use: (page: Page, started: Awaited<ReturnType<typeof startChanged>>) => Promise<void>,
) {
  const started = await startChanged(change);
  try {
    const context = await openContext({ baseURL: started.server.origin });
    await use(await context.newPage(), started);
    await context.close();
  } finally {
    await started.stop();
  }
}

test('a server of version 1.0 that refuses unknown fields goes on selling', async ({ openContext, context }) => {
  await openChanged(openContext, firstVersion, async (page, { faults, countChecked }) => {
    const ad = '&utm_source=ad&gclid=click1';
    const { step, buyer } = await preparePayment(page, { method: 'credit-card', shop: direct, search: ad });
    await step.button.click();
    await step.waitFor('/success');
    expect(await readLedger(context, buyer.email)).toEqual(['paid']);
    expect(countChecked()).toBeGreaterThan(1);
    expect(faults).toEqual([]);
  });
});

test('the check of version 1.0 finds a part of a later version', async ({ openContext }) => {
  await openChanged(
    openContext,
    (config) => config,
    async (page, { faults }) => {
      await goToPayment(page, direct);
      expect(faults).toContainEqual(expect.stringMatching(/^createLead: .*additional properties/));
    },
  );
});

test('a brand with a vault takes no card where its server knows no tokens, and sells by pix', async ({
  openContext,
}) => {
  await openChanged(openContext, firstVersion, async (page, { faults }) => {
    const { step } = await goToPayment(page, vaulted);
    await expect(step.field('cardNumber')).toHaveCount(0);
    await expect(page.locator('[data-step] [name=method][value="credit-card"]')).toHaveCount(0);
    if ((await step.field('method').first().getAttribute('type')) !== 'hidden') await step.choose('pix');
    await step.answer(vaulted);
    await step.button.click();
    await step.waitFor('/pix');
    expect(faults).toEqual([]);
  });
});

test('a config that names a host for cards opens no page', async ({ openContext }) => {
  const foreign = 'https://elsewhere.example';
  const cardVault = { kind: 'fetch', provider: 'pagarme', key: 'pk_test_acme' };
  const openWith = async (vault: Json) => {
    let policy = '';
    await openChanged(
      openContext,
      (config) => ({ ...config, cardVault: vault }),
      async (page) => {
        const answer = await page.goto(`/payment?${vaulted.query}`);
        policy = answer?.headers()['content-security-policy'] ?? '';
        expect(await page.content()).not.toContain(foreign);
      },
    );
    return /connect-src ([^;]*)/.exec(policy)?.[1];
  };
  expect(await openWith(cardVault)).toBe("'self' https://api.pagar.me/core/v5/tokens");
  expect(await openWith({ ...cardVault, url: foreign })).toBe("'self'");
});
