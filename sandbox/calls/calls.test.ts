import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateProductConfig } from '../../schemas/generated/api.mjs';
import { removeFolder } from '../testing/template-folder';
import { testPlan, testProduct } from '../testing/test-catalogue';
import { cardEntry, testCard, testLead, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

describe('the product and plan calls', () => {
  it('list the plans of a product by its code, and by its slug in any letter case', async () => {
    const byCode = await sandbox.call('loadPlansV2', { path: { code: 'ACME' } });
    const bySlug = await sandbox.call('loadPlansV2', { path: { code: 'Ingles-ACME' } });
    expect(byCode.answer.plans.map(({ id }) => id)).toEqual(['acme-monthly-test', 'acme-yearly-test']);
    expect(bySlug.answer).toEqual(byCode.answer);
  });

  it('apply the voucher to amount and installments: 12 × R$ 85,00 instead of 12 × R$ 95,00', async () => {
    const query = { planType: 'yearly', voucher: 'black' };
    const { answer } = await sandbox.call('loadPlan', { path: { code: 'ACME' }, query });
    expect(answer).toMatchObject({
      amount: 102_000,
      standardAmount: 114_000,
      voucher: { code: 'black', accepted: true },
    });
    expect(answer.installments.at(-1)).toEqual({
      id: 12,
      value: 8_500,
      standardValue: 9_500,
      tax: 0,
      totalValue: 102_000,
    });
  });

  it.each([
    ['EXPIRADO', 'expired'],
    ['LOTADO', 'exhausted'],
    ['nunca-houve', 'unknown'],
    ['BLACK', 'not_for_plan'],
  ])('refuse the voucher %s with the reason %s and keep the full price', async (voucher, reason) => {
    const { answer } = await sandbox.call('loadPlan', {
      path: { code: 'ACME' },
      query: { planType: 'monthly', voucher },
    });
    expect(answer).toMatchObject({ amount: 9_900, voucher: { code: voucher, accepted: false, reason } });
  });

  it('return the config from the catalogue, and an invalid config for the product QUEBRADO', async () => {
    const good = await sandbox.call('loadProductConfig', { path: { code: 'ACME' } });
    expect(validateProductConfig(good.answer)).toBe(true);
    const broken = await sandbox.call('loadProductConfig', { path: { code: 'QUEBRADO' } });
    expect(broken.status).toBe(200);
    expect(validateProductConfig(broken.answer)).toBe(false);
    expect((await sandbox.call('loadPlansV2', { path: { code: 'QUEBRADO' } })).status).toBe(200);
  });

  it('list tickets in the currency of the product, some of them sold out', async () => {
    const { answer } = await sandbox.call('loadTickets', { path: { code: 'MOZ' } });
    expect(new Set(answer.map(({ currency }) => currency))).toEqual(new Set(['MZN']));
    expect(answer.some(({ available }) => available === 0)).toBe(true);
  });
});

describe('the plan call, for a business in two areas', () => {
  let both: TestSandbox;

  beforeAll(async () => {
    const plans = [testPlan({ id: 'acme-annual-mz', code: 'acme-mz-yearly', amount: 18_720 })];
    const products = [
      testProduct({ productIds: ['acme-idiomas'], methodPlanIds: ['acme-card-test'] }),
      testProduct({ area: 'MZ', currency: 'MZN', plans }),
    ];
    both = await openTestSandbox({ catalogue: { products } });
  });

  afterAll(async () => {
    await both.close();
    removeFolder(both.folder);
  });

  it.each<[query: Record<string, string>, id: string | undefined]>([
    [{ operation: 'MZ', planType: 'yearly' }, 'acme-annual-mz'],
    [{ operation: 'BR', planType: 'yearly' }, 'acme-yearly-test'],
    [{ planType: 'yearly' }, 'acme-yearly-test'],
    [{ operation: 'MZ', planType: 'monthly' }, undefined],
    [{ operation: 'BR', plan: 'acme-annual-mz' }, 'acme-annual-mz'],
    [{ operation: 'BR', productId: 'acme-annual-mz' }, 'acme-annual-mz'],
    [{ operation: 'BR', productId: 'acme-idiomas', planType: 'yearly' }, 'acme-yearly-test'],
    [{ operation: 'BR', productId: 'other-idiomas', planType: 'yearly' }, undefined],
  ])('answers the query %j with the plan %s', async (query, id) => {
    const asked = { path: { code: 'ACME' }, query: { business: 'ACME-BUSINESS', ...query } };
    expect((await both.call('loadPlan', asked)).answer.id).toBe(id);
  });

  it.each([
    ['yearly', 'paid'],
    ['monthly', 'amount_changed'],
  ] as const)(
    'takes a payment under the plan id of a method at the price of its plan type %s',
    async (planType, outcome) => {
      const body = testPayment({ planId: 'acme-card-test', planType });
      const { answer, error } = await both.call('createPaymentV2', { body, key: newKey() });
      expect(answer?.status ?? error.code).toBe(outcome);
    },
  );
});

describe('the seller and franchise calls', () => {
  it('find default, live and franchise sellers, and answer 404 for an unknown seller', async () => {
    const ask = async (seller: string) =>
      (await sandbox.call('loadSeller', { path: { source: 'direto' }, query: { seller } })).answer;
    expect(await ask('performance')).toMatchObject({ name: 'Performance', isLiveEnabled: false });
    expect(await ask('ANA.PRADO')).toMatchObject({ name: 'Ana Prado', isLiveEnabled: true });
    expect(await ask('franchising')).toMatchObject({ name: 'Franchising' });
    expect(await ask("D'Ávila")).toMatchObject({ name: "Lia D'Ávila" });
    const slashed = await sandbox.call('loadSeller', { path: { source: 'ana/sp' } });
    expect(slashed.answer).toMatchObject({ name: 'Ana (São Paulo)' });
    const unknown = await sandbox.call('loadSeller', { path: { source: 'direto' }, query: { seller: 'ninguém' } });
    expect(unknown).toMatchObject({ status: 404, error: { code: 'seller_not_found' } });
  });

  it('list the regions, the cities of a region and the units of a city', async () => {
    const brand = 'acme';
    const regions = await sandbox.call('loadFranchiseRegions', { query: { brand, country: 'BR' } });
    expect(regions.answer).toContainEqual({ region: 'SP', brand, country: 'BR' });
    const cities = await sandbox.call('loadFranchiseCities', { query: { brand, country: 'BR', region: 'RJ' } });
    expect(cities.answer.map(({ city }) => city)).toEqual(['Rio de Janeiro', 'Niterói', 'Petrópolis']);
    const units = await sandbox.call('loadFranchiseUnits', { query: { brand, country: 'BR', city: 'Niterói' } });
    expect(units.answer.map(({ name }) => name)).toEqual(['Icaraí', 'Itaipu']);
    expect((await sandbox.call('loadFranchiseUnits', { query: {} })).status).toBe(422);
  });
});

describe('the lead calls', () => {
  it('store a lead, complete it, and return it with masked personal data', async () => {
    const lead = testLead({ voucher: 'BLACK', flowId: 'offer', captchaToken: 'captcha-canary' });
    const { answer } = await sandbox.call('createLead', { body: lead });
    expect(answer).toMatchObject({ name: 'Ana Prado', email: 'ana@example.com' });
    const patch = { business: 'ACME-BUSINESS', relationAccount: 'sandbox-rj-tijuca', birthDate: '1990-05-12' };
    const patched = await sandbox.call('updateLead', { path: { leadId: answer.leadId }, body: patch });
    const masked = { name: 'Ana P.', email: 'a•••@example.com', phone: '(••) •••••-••21' };
    expect(patched.answer).toEqual({ leadId: answer.leadId, ...masked });
    const recovered = await sandbox.call('loadLead', { path: { leadId: answer.leadId } });
    expect(recovered.answer).toEqual({
      leadId: answer.leadId,
      maskedName: 'Ana P.',
      maskedEmail: 'a•••@example.com',
      productCode: 'ACME',
      planType: 'yearly',
      voucher: 'BLACK',
      flowId: 'offer',
      seller: lead.seller,
      source: lead.source,
    });
    expect((await sandbox.admin.listLeads())[0]).toMatchObject({ id: answer.leadId, phone: '(11) 98765-4321' });
  });

  it('report a paid lead as used with its product alone, but not one whose payment was refused', async () => {
    const { answer } = await sandbox.call('createLead', { body: testLead() });
    const path = { leadId: answer.leadId };
    const pay = (number: string) => {
      const paymentMethods = [cardEntry({ card: testCard({ number }) })];
      const body = testPayment({ sfLeadId: answer.leadId, paymentMethods });
      return sandbox.call('createPaymentV2', { body, key: newKey() });
    };
    expect((await pay('4000000000000002')).error.code).toBe('card_declined');
    expect((await sandbox.call('loadLead', { path })).status).toBe(200);
    expect((await pay('4111111111111111')).answer.status).toBe('paid');
    const { status, error } = await sandbox.call('loadLead', { path });
    const used = { code: 'lead_used', retryable: false, outcome: 'none', productCode: 'ACME' };
    expect({ status, error }).toEqual({ status: 410, error: used });
  });

  it('report a lead as not found after 30 days', async () => {
    const { answer } = await sandbox.call('createLead', { body: testLead() });
    const path = { leadId: answer.leadId };
    sandbox.pass(30 * 86_400 - 60);
    expect((await sandbox.call('loadLead', { path })).status).toBe(200);
    sandbox.pass(120);
    expect((await sandbox.call('loadLead', { path })).error.code).toBe('lead_not_found');
  });
});

describe('contracts', () => {
  it('contain the name of the lead and are read by id', async () => {
    const { answer: lead } = await sandbox.call('createLead', { body: testLead() });
    const typed = { name: 'ana  Prado', email: 'Ana@example.com' };
    const body = { business: 'ACME-BUSINESS', planId: 'acme-yearly-test', leadId: lead.leadId, ...typed };
    const { answer: receipt } = await sandbox.call('generateContract', { path: { code: 'ACME' }, body });
    const read = await sandbox.call('loadContract', { path: { code: 'ACME' }, query: { id: receipt.id } });
    expect(read.answer.markdown).toContain('Contratante: Ana Prado\n');
    expect(read.answer.markdown).toContain('plano **Plano anual**');
    const unknown = await sandbox.call('loadContract', { path: { code: 'ACME' }, query: { id: 'ctr_nothing' } });
    expect(unknown.error.code).toBe('contract_not_found');
  });

  it.each([
    ['the id alone', {}],
    ['another name', { name: 'Ana Silva', email: 'ana@example.com' }],
    ['another e-mail', { name: 'Ana Prado', email: 'outra@example.com' }],
    ['the name alone', { name: 'Ana Prado' }],
  ])('contain the masked name for %s', async (_known, typed) => {
    const { answer: lead } = await sandbox.call('createLead', { body: testLead() });
    const body = { business: 'ACME-BUSINESS', leadId: lead.leadId, ...typed };
    const { answer: receipt } = await sandbox.call('generateContract', { path: { code: 'ACME' }, body });
    const read = await sandbox.call('loadContract', { path: { code: 'ACME' }, query: { id: receipt.id } });
    expect(read.answer.markdown).toContain('Contratante: Ana P.\n');
  });
});

describe('a path outside the HTTP contract', () => {
  it.each(['/api/v1/nothing', '/', '/api/v2/payment'])('%s answers 404', async (path) => {
    const response = await sandbox.fetch(new Request(`http://sandbox.invalid${path}`));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'route_not_found' });
  });
});
