import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { firstStep, stepUrl } from '../../model/flow/resolve-step';
import type { PageView } from '../../renderer/checkout/checkout-view';
import { buildPaymentRequest } from '../../renderer/payment/build-payment-request';
import type { Answers, FakeBackendClient } from '../../renderer/testing/fake-backend-client';
import { makeCallError } from '../../renderer/testing/fake-backend-client';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeOrder } from '../../renderer/testing/make-order';
import { makeSession } from '../../renderer/testing/make-session';
import { startPages } from '../../renderer/testing/start-pages';
import { sendRequest } from '../../renderer/testing/start-server';
import { readCallExample, readRepositoryManifests, repositoryRoot } from '../../renderer/testing/test-repository';

const manifests = readRepositoryManifests();
const { brands } = loadCatalogue(repositoryRoot);
const [first, other] = brands.map((brand) => brand.areas.BR);
if (!first || !other) throw new RangeError('two brands are needed');
const { settings } = first;
const sold = brands.find(({ areas }) => areas.BR && areas.MZ)?.areas.MZ?.settings.productCode;
const [planId] = Object.values(settings.plans).map((plan) => plan?.planId.test);

/** A page as seen from outside: its props, the calls that it made, and the payment that it would send. */
interface Opened {
  view: PageView;
  calls: FakeBackendClient;
  headers: Record<string, unknown>;
  payment: ReturnType<typeof buildPaymentRequest>;
}

/** A parameter of specification point 2: what one link without it and one with it show. */
interface Row {
  parameter: string;
  value: string;
  /** Other parameters of both links. */
  beside?: string;
  effect: string;
  read: (opened: Opened) => unknown;
  byDefault: unknown;
  given: unknown;
  /** Next steps do without it. */
  isOfOneVisit?: true;
}

const sellerCall = ({ calls }: Opened) => {
  const [call] = calls.inputsOf('loadSeller') as { params?: { seller?: string; operation?: string } }[];
  return call?.params;
};
const plansCall = ({ calls }: Opened) =>
  [...calls.inputsOf('loadPlansV2'), ...calls.inputsOf('loadPlan')].map(({ params }) => params)[0] as
    | Record<string, unknown>
    | undefined;
const flowOf = ({ view }: Opened) => view.flow.id;
const sourceCall = ({ calls }: Opened) => calls.inputsOf('loadSeller')[0]?.path;
const isPrivate = ({ headers }: Opened) => headers['referrer-policy'] === 'no-referrer';

const rows: readonly Row[] = [
  { parameter: 'flowId', value: 'offer', effect: 'the flow', read: flowOf, byDefault: 'default', given: 'offer' },
  { parameter: 'oferta', value: planId ?? '', effect: 'the flow', read: flowOf, byDefault: 'default', given: 'offer' },
  {
    parameter: 'oferta',
    value: planId ?? '',
    effect: 'the plan asked',
    read: (opened) => plansCall(opened)?.planId,
    byDefault: undefined,
    given: planId,
  },
  {
    parameter: 'voucher',
    value: 'BLACK',
    effect: 'the voucher of the plans',
    read: (opened) => plansCall(opened)?.voucher,
    byDefault: undefined,
    given: 'BLACK',
  },
  ...[
    { parameter: 'seller', value: 'ana.prado', given: 'ana.prado' },
    { parameter: 'partner', value: 'escola_12', given: 'franchising' },
    { parameter: 'partner', value: 'escola_12', beside: '&seller=ana', byDefault: 'ana', given: 'ana' },
  ].flatMap(({ byDefault = 'performance', ...row }): Row[] => [
    { ...row, byDefault, effect: 'the seller asked', read: (opened) => sellerCall(opened)?.seller },
    { ...row, byDefault, effect: 'the seller of the page', read: ({ view }) => view.seller.id },
    { ...row, byDefault, effect: 'the seller of the payment', read: ({ payment }) => payment.seller },
  ]),
  ...(['the source asked', 'the source of the payment'] as const).map(
    (effect): Row => ({
      parameter: 'source',
      value: 'feira',
      effect,
      read: (opened) =>
        effect === 'the source asked' ? (sourceCall(opened) as { source?: string }).source : opened.payment.source,
      byDefault: 'direto',
      given: 'feira',
    }),
  ),
  ...(['product', 'product-slug'] as const).map(
    (parameter): Row => ({
      parameter,
      value:
        parameter === 'product' ? other.settings.productCode : (other.settings.productSlugs?.[0] ?? '').toUpperCase(),
      effect: 'the product',
      read: ({ view }) => view.product.code,
      byDefault: settings.productCode,
      given: other.settings.productCode,
    }),
  ),
  {
    parameter: 'product-slug',
    value: 'nao-existe',
    beside: `&product=${other.settings.productCode}`,
    effect: 'the product, which falls back to the code',
    read: ({ view }) => view.product.code,
    byDefault: other.settings.productCode,
    given: other.settings.productCode,
  },
  ...(settings.forcedFlows ?? []).flatMap(({ when: { route }, flow }): Row[] =>
    route === undefined
      ? []
      : [{ parameter: 'route', value: route, effect: 'the flow', read: flowOf, byDefault: 'default', given: flow }],
  ),
  {
    parameter: 'route',
    value: 'vip',
    effect: 'the flow, unchanged',
    read: flowOf,
    byDefault: 'default',
    given: 'default',
  },
  ...[
    { beside: '&route=vip', given: '0035g' },
    { beside: '&route=pix', given: 'lead_1' },
    { beside: '', given: 'lead_1' },
  ].map(
    (row): Row => ({
      ...row,
      parameter: 'contactId',
      value: '0035g',
      effect: 'the lead of the payment',
      read: ({ payment }) => payment.sfLeadId,
      byDefault: 'lead_1',
    }),
  ),
  {
    parameter: 'lang',
    value: 'pt-MZ',
    beside: `&product=${sold}`,
    effect: 'the area',
    read: ({ view }) => [view.area, view.language],
    byDefault: ['BR', 'pt-BR'],
    given: ['MZ', 'pt-MZ'],
  },
  {
    parameter: 'lang',
    value: 'pt-MZ',
    beside: `&product=${sold}`,
    effect: 'the operation of the seller asked',
    read: (opened) => sellerCall(opened)?.operation,
    byDefault: 'BR',
    given: 'MZ',
  },
  {
    parameter: 'homologacao',
    value: '1',
    effect: 'the banner and its cookie',
    read: ({ view, headers }) => [view.showsHomologation, headers['set-cookie'] !== undefined],
    byDefault: [false, false],
    given: [true, true],
  },
  ...(['invoice', 'subscription'] as const).map(
    (parameter): Row => ({
      parameter,
      value: 'id_1',
      effect: 'the subject of the visit, kept private',
      read: (opened) => [opened.view.entry.kind, isPrivate(opened)],
      byDefault: ['product', false],
      given: [parameter, true],
    }),
  ),
  {
    parameter: 'token',
    value: 'pay_1',
    effect: 'a private page',
    read: isPrivate,
    byDefault: false,
    given: true,
    isOfOneVisit: true,
  },
  ...['utm_source', 'utm_campaign', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'msclkid', 'ref'].map(
    (parameter): Row => ({
      parameter,
      value: 'Abc-1',
      effect: 'nothing but the address',
      read: ({ view }) => ({ ...view, search: '', oldestDay: '' }),
      byDefault: expect.objectContaining({ search: '' }),
      given: expect.objectContaining({ search: '' }),
    }),
  ),
];

const { productCode } = settings;
const answers: Answers = {
  loadPlanProduct: { code: productCode },
  loadInvoice: { ...readCallExample('invoice-answer'), productCode },
  loadSubscription: { ...readCallExample('subscription-answer'), productCode },
};

async function open(search: string): Promise<Opened> {
  const { server, client } = await startPages(answers);
  const { headers, json } = await sendRequest(server, 'GET', `/lead?${search}`);
  const view = json as PageView;
  const { search: kept, seller } = view;
  const payment = buildPaymentRequest({
    checkout: { ...makeCheckoutView(), search: kept, seller },
    session: makeSession({ leadId: 'lead_1' }),
    order: makeOrder(),
    entries: [{ method: 'pix', amount: 114_000 }],
    stepId: 'payment',
    document: undefined,
  });
  return { view, calls: client, headers, payment };
}

// The failures that lead to the error page are logged.
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const pairOf = ({ parameter, value }: Row) => new URLSearchParams({ [parameter]: value }).toString();

describe('a query parameter', () => {
  it.each(rows)('$parameter=$value decides $effect ($beside)', async (row) => {
    const beside = (row.beside ?? '').slice(1);
    expect(row.read(await open(beside))).toEqual(row.byDefault);
    const opened = await open([beside, pairOf(row)].filter(Boolean).join('&'));
    expect(row.read(opened)).toEqual(row.given);
    // It lives on in the addresses of the next steps.
    const { flow, search } = opened.view;
    for (const step of flow.steps.filter((one) => one !== firstStep(flow))) {
      const { searchParams } = new URL(stepUrl(step, manifests, search), 'https://shop.example');
      expect(searchParams.get(row.parameter), step.id).toBe(row.isOfOneVisit ? null : row.value);
    }
  });

  const each = [...new Map(rows.map((row) => [row.parameter, row])).values()];

  it.each(each)('$parameter stays in the address of the error page', async (row) => {
    const { server } = await startPages({ ...answers, loadSeller: makeCallError(503) });
    const { status, headers } = await sendRequest(server, 'GET', `/lead?a=b&${pairOf(row)}`);
    const { pathname, searchParams } = new URL(headers.location ?? '', 'https://shop.example');
    expect([status, pathname]).toEqual([307, '/generic-error']);
    expect([searchParams.get('a'), searchParams.get(row.parameter)]).toEqual(['b', row.value]);
  });

  it('is listed for each key of the specification', () => {
    const spec = ['flowId', 'oferta', 'voucher', 'seller', 'source', 'product', 'product-slug', 'route', 'contactId'];
    const listed = new Set(rows.map(({ parameter }) => parameter));
    expect([...spec, 'lang', 'partner', 'homologacao'].filter((key) => !listed.has(key))).toEqual([]);
  });
});
