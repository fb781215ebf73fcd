import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiCallError } from '../api/api';
import type { StepContext } from '../contract/step-contract';
import { report } from '../report/report';
import { writeBuyerDraft } from '../session/buyer-draft';
import { fakeBrowser } from '../testing/fake-browser';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeInstallment, makePlanSummary } from '../testing/make-plan-summary';
import { makeSession, type SessionChanges } from '../testing/make-session';
import { makeStepContext } from '../testing/make-step-context';
import { applyVoucher, loadBuyerPrice, removeVoucher } from './buyer-price';

vi.mock('../report/report', () => ({ report: vi.fn() }));

const plan = makePlanSummary({ id: 'yearly-1', amount: 100_000, standardAmount: 100_000 });
const buyer = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com' };
const cheaper = { ...plan, amount: 88_000, installments: [makeInstallment(1, 88_000)] };
const accepted = { ...cheaper, voucher: { code: 'BLACK', accepted: true } };

function setUp(answer: typeof plan | Error, changes: SessionChanges = {}, api: 'v1' | 'v2' = 'v2') {
  const asked = vi.fn(async (id: string, _input: object) => {
    if (answer instanceof Error) throw answer;
    return id === 'loadPlan' ? answer : { plans: [answer] };
  });
  const view = makeCheckoutView();
  const settings = { ...view.settings, payment: { ...view.settings.payment, api } };
  const keep = vi.fn();
  const context = makeStepContext({
    checkout: { ...view, settings, plans: [plan] },
    session: makeSession({ ...buyer, ...changes }),
    api: asked as unknown as StepContext<object>['api'],
  });
  return {
    asked,
    keep,
    context,
    arrive: () => loadBuyerPrice({ ...context, keep, signal: new AbortController().signal }),
  };
}

afterEach(() => {
  vi.mocked(report).mockClear();
});

const down = new ApiCallError(503, { code: 'backend_unavailable', retryable: true, outcome: 'none' });

describe('entering the payment', () => {
  it('asks for the plans of this very buyer', async () => {
    const { asked, arrive, keep } = setUp(plan);
    expect(await arrive()).toEqual({});
    expect(asked).toHaveBeenCalledExactlyOnceWith('loadPlansV2', {
      path: { code: expect.any(String) },
      params: expect.objectContaining({
        leadId: 'lead_1',
        email: 'ana@example.com',
        seller: 'performance',
        source: 'direto',
        priceMode: 'default',
        planId: 'yearly-1',
      }),
    });
    expect(keep).not.toHaveBeenCalled();
  });

  it('names the account of the seller', async () => {
    const { asked, arrive, context } = setUp(plan);
    Object.assign(context.checkout.seller, { account: '001' });
    await arrive();
    const params = expect.objectContaining({ accountId: '001' });
    expect(asked).toHaveBeenCalledExactlyOnceWith('loadPlansV2', expect.objectContaining({ params }));
    Object.assign(context.checkout.seller, { account: '' });
    await arrive();
    expect(asked.mock.calls.at(-1)?.[1]).not.toHaveProperty('params.accountId');
  });

  it('asks a brand of the old call by that call', async () => {
    const { asked, arrive, context } = setUp(plan, {}, 'v1');
    Object.assign(context.checkout.product, { callCode: 'acme-mz', productIds: { yearly: 'acme-anual' } });
    await arrive();
    const params = expect.objectContaining({ plan: 'yearly-1', productId: 'acme-anual', email: 'ana@example.com' });
    expect(asked).toHaveBeenCalledExactlyOnceWith('loadPlan', { path: { code: 'acme-mz' }, params });
  });

  it.each([
    ['names route and referer', 'v1', 'route=livelo', 'WUP:BR:1', { route: 'livelo', referer: 'youtube' }],
    ['names no referer of another product', 'v1', 'route=livelo', 'MS:BR:1', { route: 'livelo' }],
    ['names no referer of another area', 'v1', '', 'WUP:MZ:1', {}],
    ['has neither in the call of the second version', 'v2', 'route=livelo', 'WUP:BR:1', {}],
  ] as const)('%s', async (_, api, search, product, origin) => {
    fakeBrowser();
    onTestFinished(() => void vi.unstubAllGlobals());
    const typed = { name: 'Ana Prado', email: 'ana@example.com', phone: '' };
    writeBuyerDraft({ ...typed, product, referer: 'youtube' }, typed);
    const { asked, arrive, context } = setUp(plan, {}, api);
    Object.assign(context.checkout, { search, product: { ...context.checkout.product, code: 'WUP' } });
    await arrive();
    expect(asked.mock.calls).toMatchObject([[expect.any(String), { params: origin }]]);
    for (const key of ['route', 'referer'].filter((one) => !(one in origin)))
      expect(asked.mock.calls[0]?.[1]).not.toHaveProperty(`params.${key}`);
  });

  it('keeps another price and tells it', async () => {
    const { arrive, keep } = setUp(cheaper);
    const { change } = await arrive();
    expect(change?.before).toContain('1.000,00');
    expect(change?.after).toContain('880,00');
    expect(keep).toHaveBeenCalledExactlyOnceWith({ plans: [expect.objectContaining({ amount: 88_000 })] });
  });

  it('keeps the refusal of a code that was asked of nobody', async () => {
    const refused = { code: '10%', accepted: false, reason: 'unknown' } as const;
    const { keep, context } = setUp(cheaper);
    const checkout = { ...context.checkout, plans: [{ ...plan, voucher: refused }] };
    await loadBuyerPrice({ ...context, checkout, keep, signal: new AbortController().signal });
    expect(keep).toHaveBeenCalledExactlyOnceWith({ plans: [expect.objectContaining({ voucher: refused })] });
  });

  it('tells another interest by the dearest total', async () => {
    const dearer = { ...plan, installments: [...plan.installments.slice(0, -1), makeInstallment(12, 130_000)] };
    const { keep, context } = setUp(dearer);
    const shown = { ...plan, installments: [...plan.installments.slice(0, -1), makeInstallment(12, 120_000)] };
    const message = await loadBuyerPrice({
      ...context,
      checkout: { ...context.checkout, plans: [shown] },
      keep,
      signal: new AbortController().signal,
    });
    expect(message).toMatchObject({ change: { before: 'R$\u00a01.200,00', after: 'R$\u00a01.300,00' } });
    expect(keep).toHaveBeenCalledOnce();
  });

  it('keeps amount and installments of a plan that the answer lacks', async () => {
    const changed = { ...plan, amount: 90_000, installments: [makeInstallment(1, 90_000)] };
    const { context } = setUp({ ...plan, id: 'monthly-1' }, { plans: [changed] });
    expect((await removeVoucher(context)).session?.plans).toEqual([changed]);
  });

  it('begins a trial again when the voucher that made the plan free is removed', async () => {
    const trial = { count: 7, unit: 'day', firstChargeOn: '2026-12-05' } as const;
    const { context } = setUp(plan, { plans: [{ ...plan, amount: 0 }], voucher: { code: 'CEM' } });
    const checkout = { ...context.checkout, plans: [{ ...plan, trial }] };
    const result = await removeVoucher({ ...context, checkout });
    expect(result.session?.plans).toMatchObject([{ amount: 100_000, trial }]);
  });

  it('ends a trial with a voucher that makes the plan free', async () => {
    const trial = { count: 7, unit: 'day', firstChargeOn: '2026-12-05' } as const;
    const { context } = setUp({ ...plan, amount: 0, voucher: { code: 'CEM', accepted: true } });
    const checkout = { ...context.checkout, plans: [{ ...plan, trial }] };
    const result = await applyVoucher({ ...context, checkout }, 'cem');
    expect(result.session?.plans).toMatchObject([{ amount: 0 }]);
    expect(result.session?.plans?.[0]).not.toHaveProperty('trial');
  });

  it('promises no trial again that the payment was refused', async () => {
    const trial = { count: 7, unit: 'day', firstChargeOn: '2026-12-05' } as const;
    const { context } = setUp(plan, { plans: [plan] });
    const checkout = { ...context.checkout, plans: [{ ...plan, trial }] };
    const result = await removeVoucher({ ...context, checkout });
    expect(result.session?.plans?.[0]).not.toHaveProperty('trial');
  });

  it('says nothing new when it cannot ask', async () => {
    const { arrive, keep } = setUp(down);
    expect(await arrive()).toEqual({});
    expect(keep).not.toHaveBeenCalled();
  });

  it('prices a typed voucher again after a reload, without a warning', async () => {
    const { asked, arrive, keep } = setUp(accepted, { voucher: { code: 'BLACK' } });
    expect(await arrive()).toEqual({});
    expect(asked.mock.calls).toMatchObject([['loadPlansV2', { params: { voucher: 'BLACK' } }]]);
    expect(keep).toHaveBeenCalledExactlyOnceWith({ plans: [expect.objectContaining({ amount: 88_000 })] });
  });

  it('tells a price that has changed since the voucher was typed', async () => {
    const dearer = { ...accepted, amount: 90_000, installments: [makeInstallment(1, 90_000)] };
    const { arrive } = setUp(dearer, { voucher: { code: 'BLACK' }, plans: [accepted] });
    expect(await arrive()).toMatchObject({ change: { before: 'R$\u00a0880,00', after: 'R$\u00a0900,00' } });
  });

  it('keeps the refusal of a voucher that changed no price', async () => {
    const expired = { code: 'BLACK', accepted: false, reason: 'expired' } as const;
    const { arrive, keep, context } = setUp({ ...plan, voucher: expired });
    Object.assign(context.checkout, { plans: [{ ...plan, voucher: { code: 'BLACK', accepted: true } }] });
    await arrive();
    expect(keep).toHaveBeenCalledExactlyOnceWith({ plans: [expect.objectContaining({ voucher: expired })] });
  });

  it('keeps fewer choices of installments at the same price, and tells nothing', async () => {
    const choices = [...plan.installments.slice(0, -1), makeInstallment(12, 120_000)];
    const { arrive, keep, context } = setUp({ ...plan, installments: choices.slice(0, -1) });
    Object.assign(context.checkout, { plans: [{ ...plan, installments: choices }] });
    expect(await arrive()).toEqual({});
    expect(keep).toHaveBeenCalledExactlyOnceWith({
      plans: [expect.objectContaining({ installments: choices.slice(0, -1) })],
    });
  });

  it('asks for no price of an invoice, which has its own', async () => {
    const { asked, arrive, context } = setUp(cheaper);
    const found = { id: 'inv_1', amount: 7_500, currency: 'BRL', plan, status: 'open', dueDate: '2026-12-01' } as const;
    const entry = { kind: 'invoice', id: 'inv_1', found } as const;
    Object.assign(context.checkout, { entry, charges: { [context.step.id]: 'invoice' } });
    expect(await arrive()).toEqual({});
    expect(asked).not.toHaveBeenCalled();
  });

  it('changes no price for a buyer who has left', async () => {
    const { context, keep } = setUp(cheaper);
    expect(await loadBuyerPrice({ ...context, keep, signal: AbortSignal.abort() })).toEqual({});
    expect(keep).not.toHaveBeenCalled();
  });
});

describe('a typed voucher', () => {
  it.each([' bla ck ', 'BLACK.', '“Black”', 'ＢＬＡＣＫ'])(
    '%j is sent in capitals alone, and changes the order once it is accepted',
    async (typed) => {
      const { asked, context } = setUp(accepted);
      expect(await applyVoucher(context, typed)).toEqual({
        kind: 'stay',
        data: {},
        session: { voucher: { code: 'BLACK' }, plans: [expect.objectContaining({ amount: 88_000 })] },
      });
      expect(asked.mock.calls).toMatchObject([['loadPlansV2', { params: { voucher: 'BLACK' } }]]);
    },
  );

  it.each(['expired', 'exhausted', 'not_for_plan', 'unknown'] as const)(
    'that is refused as %s changes nothing, and says why',
    async (reason) => {
      const { context } = setUp({ ...plan, voucher: { code: 'VELHO', accepted: false, reason } });
      expect(await applyVoucher(context, 'velho')).toEqual({
        kind: 'stay',
        data: { refused: { code: 'VELHO', reason } },
      });
    },
  );

  it('that the answer does not mention is unknown, whatever the link’s code was', async () => {
    const { context } = setUp(plan);
    const expired = { code: 'VELHO', accepted: false, reason: 'expired' } as const;
    const checkout = { ...context.checkout, plans: [{ ...plan, voucher: expired }] };
    expect(await applyVoucher({ ...context, checkout }, 'black')).toMatchObject({
      data: { refused: { code: 'BLACK', reason: 'unknown' } },
    });
  });

  it('that can be none is refused without a call', async () => {
    const { asked, context } = setUp(plan);
    expect(await applyVoucher(context, '10%')).toMatchObject({ data: { refused: { reason: 'unknown' } } });
    expect(asked).not.toHaveBeenCalled();
  });

  it('that cannot be asked for can be tried again', async () => {
    const { context } = setUp(down);
    expect(await applyVoucher(context, 'BLACK')).toEqual({
      kind: 'stay',
      data: { refused: { code: 'BLACK', reason: 'unavailable' } },
    });
  });

  it('leaves the order when it is removed, and the link’s voucher with it', async () => {
    const { asked, context } = setUp(plan, { voucher: { code: 'BLACK' } });
    expect(await removeVoucher(context)).toMatchObject({ session: { voucher: { code: '' } } });
    expect(asked.mock.calls[0]?.[1]).not.toHaveProperty('params.voucher');
  });
});

describe('a price that cannot be asked for', () => {
  const asks = [
    ['on arrival', ({ arrive }: ReturnType<typeof setUp>) => arrive()],
    ['with a voucher', ({ context }: ReturnType<typeof setUp>) => applyVoucher(context, 'BLACK')],
    ['without a voucher', ({ context }: ReturnType<typeof setUp>) => removeVoucher(context)],
  ] as const;

  it.each(asks)('by a failed call is not reported again: %s', async (_, ask) => {
    await ask(setUp(down));
    expect(report).not.toHaveBeenCalled();
  });

  it.each(asks)('by a fault of ours is reported, and the buyer gets the same answer: %s', async (_, ask) => {
    const fault = new TypeError('a defect');
    expect(await ask(setUp(fault))).toEqual(await ask(setUp(down)));
    expect(report).toHaveBeenCalledExactlyOnceWith('error', 'the price of a buyer failed', {
      area: 'plans',
      error: fault,
    });
  });
});
