import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StepContext } from '../../renderer/contract/step-contract';
import { buildPaymentRequest, buildRenewCall, type PaymentParts } from '../../renderer/payment/build-payment-request';
import { type PaymentCall, send } from '../../renderer/payment/send-payment';
import { writeConsent } from '../../renderer/session/consent';
import { fakeBrowser } from '../../renderer/testing/fake-browser';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeOrder } from '../../renderer/testing/make-order';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { LeadStepProps } from '../../schemas/generated/types';
import { submit } from '../../templates/lead/lead.step';

const link = {
  utm_source: 'ad',
  utm_medium: 'cpc',
  utm_campaign: 'natal',
  utm_term: 'curso',
  utm_content: 'azul',
  sck: 'a1',
  src: 'b2',
  gclid: 'g1',
  gbraid: 'g2',
  wbraid: 'w1',
  fbclid: 'f1',
  ttclid: 't1',
};
const view = {
  ...makeCheckoutView(),
  search: `product=ACME&${new URLSearchParams(link)}`,
  experiments: { 'short-order': 'on' as const },
};
const key = 'k'.repeat(32);

const parts: Omit<PaymentParts, 'checkout' | 'order'> = {
  session: makeSession({ leadId: 'lead_1' }),
  entries: [{ method: 'pix', amount: 114_000 }],
  document: undefined,
  stepId: 'payment',
};

/** Body of a payment call as it leaves the browser. */
async function sendPayment(payment: PaymentCall): Promise<unknown> {
  const api = vi.fn(async (_call: string, _input: { body: unknown }) => ({}));
  await send(payment, { key } as never, { api: api as never, onConfirming: () => undefined });
  return api.mock.lastCall?.[1].body;
}

const renewBy = (version: 'v1' | 'v2') => (checkout: typeof view) =>
  sendPayment(buildRenewCall({ ...parts, checkout, order: makeOrder(undefined, { kind: 'renewal', call: version }) }));

const payBy =
  (changes: Parameters<typeof makeOrder>[1] = {}, call: 'createPaymentV1' | 'createPaymentV2' = 'createPaymentV2') =>
  (checkout: typeof view) =>
    sendPayment({ call, request: buildPaymentRequest({ ...parts, checkout, order: makeOrder(undefined, changes) }) });

async function sendLead(checkout: typeof view): Promise<unknown> {
  const api = vi.fn(async (_call: string, _input: { body: unknown }) => ({ leadId: 'lead_1' }));
  const context = makeStepContext<LeadStepProps>({
    step: { id: 'payment', props: {} },
    session: makeSession(),
    checkout,
    api: api as unknown as StepContext<LeadStepProps>['api'],
  });
  await submit({ name: 'Ana Prado', email: 'ana@example.com', phone: '11987654321' }, context);
  return api.mock.lastCall?.[1].body;
}

/** Calls that carry what brought the buyer. */
const calls: Readonly<Record<string, (checkout: typeof view) => Promise<unknown>>> = {
  createLead: sendLead,
  'createPaymentV1 of a plan': payBy({}, 'createPaymentV1'),
  'createPaymentV2 of a plan': payBy(),
  'createPaymentV2 of an invoice': payBy({ kind: 'invoice', id: 'inv_1' }),
  'createPaymentV2 of an upgrade': payBy({ kind: 'upgrade', id: 'sub_1' }),
  renewSubscriptionV1: renewBy('v1'),
  renewSubscriptionV2: renewBy('v2'),
};

const always = ['flow', 'step', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const accepted = [...always, 'seller', 'source', 'sck', 'src', 'experiments'];
const clicks = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid'];

/** Whether the server lists `metadata`, and the buyer's answer → keys of the metadata. */
const rows: readonly [
  listed: boolean,
  consent: 'granted' | 'denied' | undefined,
  ofLead: string[],
  ofPayment: string[],
][] = [
  [true, undefined, accepted, accepted],
  [true, 'denied', [...accepted, 'consent'], [...accepted, 'consent']],
  [true, 'granted', [...accepted, 'consent', ...clicks], [...accepted, 'consent', ...clicks, 'eventId']],
  [false, 'granted', [], []],
];

const table = Object.entries(calls).flatMap(([call, sendBody]) =>
  rows.map(([listed, consent, ofLead, ofPayment]) => {
    const keys = call === 'createLead' ? ofLead : ofPayment;
    // Renewals of version 1.0 had flow, step and campaign.
    const expected = !listed && call.startsWith('renew') ? always : keys;
    return { call, listed, consent: consent ?? 'no answer', answer: consent, sendBody, expected };
  }),
);

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(table)(
  '$call, to a server that lists metadata: $listed, with consent: $consent, carries the keys $expected',
  async ({ listed, answer, sendBody, expected }) => {
    if (answer) writeConsent(answer);
    const body = (await sendBody({ ...view, accepts: listed ? ['metadata'] : [] })) as { metadata?: object };
    expect(Object.keys(body.metadata ?? {}).toSorted()).toEqual(expected.toSorted());
    for (const [name, value] of Object.entries(body.metadata ?? {}))
      if (name in link) expect(value).toBe(link[name as keyof typeof link]);
  },
);

it('a payment that is sent again under its key carries the same event id', async () => {
  writeConsent('granted');
  const eventOf = async () => {
    const body = (await payBy()({ ...view, accepts: ['metadata'] })) as { metadata: { eventId: string } };
    return body.metadata.eventId;
  };
  expect(await eventOf()).toBe(await eventOf());
});
