import { cardEntry, paymentBy, testCard, testPayment, testRenewal } from './test-requests';

/** A body that a buyer has altered, and the code of its refusal. */
export interface Alteration {
  /** `it is refused when a buyer sends …` */
  what: string;
  body: object;
  code: string;
  /** Subscription whose renewal it is; a payment when absent. */
  renews?: string;
}

const whole = 114_000;
const bump = { kind: 'bump', id: 'apostila', quantity: 1 };
const profiles = (quantity: number) => ({ kind: 'profiles', id: 'acme-yearly-test', quantity });
const ticket = (id: string, quantity: number) => ({ kind: 'ticket', id, quantity });
const unit = (id: string, quantity = 1) => ({ kind: 'unit', id, quantity });
const mozambique = { planId: 'moz-annual-test', productCode: 'MOZ', business: 'MOZ-BUSINESS' };
const pix = (amount: number) => ({ method: 'pix', amount });
const card = (amount: number, changes: object = {}) => ({ ...cardEntry({ amount, installments: 1 }), ...changes });

/** The payment of the whole yearly plan, with other fields. Sets own keys, `__proto__` too. */
function altered(changes: object): object {
  return Object.defineProperties(testPayment(), Object.getOwnPropertyDescriptors(changes));
}

/** The same amount as total and as the only part. */
const priced = (amount: unknown) => altered({ amount, paymentMethods: [{ ...cardEntry(), amount }] });
const split = (...entries: object[]) => altered({ paymentMethods: entries });
const renewal = (changes: object = {}) => ({ ...testRenewal(), ...changes });

/** Bodies of [what, fields that replace those of a correct payment, code]. */
const payments: readonly (readonly [string, object, string])[] = [
  ['a cheaper plan', altered({ planId: 'acme-monthly-test' }), 'amount_changed'],
  ['an unknown plan', altered({ planId: 'desconhecida' }), 'plan_not_found'],
  ['the plan of another product', altered({ planId: 'moz-annual-test' }), 'plan_not_found'],
  ['another product', altered({ productCode: 'MOZ' }), 'plan_not_found'],
  ['an unknown product', altered({ productCode: 'NENHUM' }), 'product_not_found'],
  ['another business', altered({ business: 'MOZ-BUSINESS' }), 'invalid_request'],
  ['no plan at all', altered({ planId: undefined, planType: undefined }), 'invalid_request'],
  ['an unknown plan type', altered({ planId: undefined, planType: 'weekly' }), 'invalid_request'],

  ['a voucher that the amount does not include', altered({ voucher: 'BLACK' }), 'amount_changed'],
  [
    'the price of an expired voucher',
    altered({ ...testPayment({ amount: 102_000 }), voucher: 'EXPIRADO' }),
    'amount_changed',
  ],
  [
    'the price of an exhausted voucher',
    altered({ ...testPayment({ amount: 1 }), voucher: 'LOTADO' }),
    'amount_changed',
  ],
  ['the price of a voucher without the voucher', altered(testPayment({ amount: 102_000 })), 'amount_changed'],
  ['a voucher with a query in it', altered({ voucher: "BLACK' or 1=1" }), 'invalid_request'],
  ['two vouchers', altered({ voucher: ['BLACK', 'PARCEIRO'] }), 'invalid_request'],
  [
    'a voucher twice as dear as the plan',
    altered({ ...testPayment({ amount: 9_900 - 12_000 }), planId: 'acme-monthly-test', voucher: 'BLACK' }),
    'invalid_request',
  ],

  ['more profiles than the amount includes', altered({ items: [profiles(2)] }), 'amount_changed'],
  ['two entries for profiles', altered({ items: [profiles(1), profiles(1)] }), 'invalid_request'],
  ['no profile', altered({ items: [profiles(0)] }), 'invalid_request'],
  ['half a profile', altered({ items: [profiles(0.5)] }), 'invalid_request'],
  ['more profiles than a number holds', altered({ items: [profiles(2 ** 53)] }), 'invalid_request'],
  ['an order bump that the amount does not include', altered({ items: [bump] }), 'amount_changed'],
  ['an unknown order bump', altered({ items: [{ ...bump, id: 'nada' }] }), 'item_not_found'],
  ['a negative quantity', altered({ items: [{ ...bump, quantity: -1 }] }), 'invalid_request'],
  ['an item price from the buyer', altered({ items: [{ ...bump, amount: 0 }] }), 'invalid_request'],
  ['an unknown kind of item', altered({ items: [{ ...bump, kind: 'gift' }] }), 'invalid_request'],
  ['an unknown ticket', altered({ items: [{ kind: 'ticket', id: 'nada', quantity: 1 }] }), 'item_not_found'],
  ['a sold-out ticket', altered({ items: [{ kind: 'ticket', id: 'bh-manha', quantity: 1 }] }), 'ticket_sold_out'],
  [
    'more tickets than there are',
    altered({ items: [{ kind: 'ticket', id: 'sp-tarde', quantity: 4 }] }),
    'ticket_sold_out',
  ],
  [
    'two items of a ticket that together exceed the places left',
    { ...testPayment({ amount: whole * 4 }), items: [ticket('sp-tarde', 2), ticket('sp-tarde', 2), profiles(4)] },
    'ticket_sold_out',
  ],
  ['a hundred tickets for one person', altered({ items: [ticket('sp-manha', 100)] }), 'invalid_request'],
  [
    'tickets of two ids for one person',
    altered({ items: [ticket('sp-manha', 1), ticket('rj-manha', 1)] }),
    'invalid_request',
  ],
  [
    'a plan in meticais as an order bump',
    { ...testPayment({ amount: whole + 18_720 }), items: [{ ...bump, id: 'moz-annual-test' }] },
    'item_not_found',
  ],
  [
    'a plan in reais as an order bump for a price in meticais',
    {
      ...paymentBy('m-pesa', { ...mozambique, amount: 18_720 + 9_900 }),
      items: [{ ...bump, id: 'acme-monthly-test' }],
    },
    'item_not_found',
  ],
  ['an unknown unit', altered({ items: [unit('nada')] }), 'item_not_found'],
  ['two units', altered({ items: [unit('sandbox-rj-tijuca'), unit('sandbox-sp-lapa')] }), 'invalid_request'],
  ['a hundred of one unit', altered({ items: [unit('sandbox-rj-tijuca', 100)] }), 'invalid_request'],
  [
    'a unit of Brazil for a price in meticais',
    { ...paymentBy('m-pesa', { ...mozambique, amount: 18_720 }), items: [unit('sandbox-rj-tijuca')] },
    'item_not_found',
  ],
  ['profiles of another plan', altered({ items: [{ ...profiles(1), id: 'acme-monthly-test' }] }), 'invalid_request'],
  ['profiles of an unknown plan', altered({ items: [{ ...profiles(1), id: 'nada' }] }), 'invalid_request'],
  ['a paid ticket at no price', altered({ items: [{ kind: 'ticket', id: 'vip', quantity: 1 }] }), 'amount_changed'],

  ['a discount', altered({ discount: whole }), 'invalid_request'],
  ['a currency', altered({ currency: 'MZN' }), 'invalid_request'],
  ['a status', altered({ status: 'paid' }), 'invalid_request'],
  ['an invalid document', altered({ document: '111.111.111-11' }), 'invalid_request'],
  ['a __proto__ key', altered(JSON.parse('{"__proto__": {"amount": 1}}') as object), 'invalid_request'],

  ['no part', split(), 'invalid_request'],
  ['a part of one cent less', split(card(whole - 1)), 'invalid_request'],
  ['a part of one cent more', split(card(whole + 1)), 'invalid_request'],
  ['a part of nothing', split(card(0)), 'invalid_request'],
  ['two parts that add up to less', split(card(57_000), card(56_999)), 'invalid_request'],
  ['two parts that add up to more', split(card(57_000), card(57_001)), 'invalid_request'],
  ['a negative part beside a larger one', split(card(-1), card(whole + 1)), 'invalid_request'],
  ['a fraction of a cent in two parts', split(card(56_999.5), card(57_000.5)), 'invalid_request'],
  ['three cards', split(card(38_000), card(38_000), card(38_000)), 'invalid_request'],
  ['five parts', split(...Array.from({ length: 5 }, () => card(whole / 5))), 'invalid_request'],
  ['a card and a pix', split(card(57_000), pix(57_000)), 'invalid_request'],
  ['a pix with a card', split({ ...pix(whole), card: testCard() }), 'invalid_request'],
  ['a card without its data', split({ method: 'credit-card', amount: whole, installments: 1 }), 'invalid_request'],
  ['points without the token of the partner', split({ method: 'livelo', amount: whole }), 'invalid_request'],
  [
    'points with a made token',
    split({ method: 'livelo', amount: whole, pointsToken: 'feito_em_casa_1' }),
    'points_insufficient',
  ],
  [
    'points in reais for a price in meticais',
    testPayment({
      ...mozambique,
      amount: 18_720,
      paymentMethods: [{ method: 'livelo', amount: 18_720, pointsToken: 'lvp_1' }],
    }),
    'method_unavailable',
  ],
  ['an unknown method', split({ method: 'gift-card', amount: whole }), 'invalid_request'],
  [
    'a method that the plan does not offer',
    { ...paymentBy('pix', { ...mozambique, amount: 18_720 }) },
    'method_unavailable',
  ],
  ['a currency in a part', split({ ...card(whole), currency: 'MZN' }), 'invalid_request'],
  ['a total with less interest', split({ ...card(whole), totalValue: 1 }), 'invalid_request'],

  ...[3, 13, 0, -1, 1.5, '12'].map(
    (installments) =>
      [
        `${JSON.stringify(installments)} installments`,
        split(card(whole, { installments })),
        'invalid_request',
      ] as const,
  ),
  ['a pix in installments', split({ ...pix(whole), installments: 12 }), 'invalid_request'],
  [
    'a made saved card',
    split({ method: 'default-credit-card', amount: whole, paymentProfileId: 'card_1' }),
    'invalid_request',
  ],
  ['a saved card without its id', split({ method: 'default-credit-card', amount: whole }), 'invalid_request'],
  ['a typed and a saved card in one part', split(card(whole, { paymentProfileId: 'card_1' })), 'invalid_request'],

  ['an unknown operation', altered({ operation: 'refund' }), 'invalid_request'],
  ['no operation', altered({ operation: undefined }), 'invalid_request'],
  ['an unknown invoice', altered({ operation: 'invoice', invoiceId: 'nada' }), 'invoice_not_found'],
  ['an invoice operation without an invoice', altered({ operation: 'invoice' }), 'invalid_request'],
  ['an invoice with a plan’s operation', altered({ invoiceId: 'aberta-ACME' }), 'invalid_request'],
  ['the invoice of another business', altered({ operation: 'invoice', invoiceId: 'aberta-MOZ' }), 'invalid_request'],
  ['a subscription with a plan’s operation', altered({ subscriptionId: 'assinatura-ACME' }), 'invalid_request'],
  [
    'an upgrade of an unknown subscription',
    altered({ operation: 'upgrade', subscriptionId: 'nada' }),
    'subscription_not_found',
  ],
  [
    'an upgrade of another product’s subscription',
    altered({ operation: 'upgrade', subscriptionId: 'assinatura-MOZ' }),
    'plan_not_offered',
  ],
  [
    'an upgrade at the price of another plan',
    altered({ operation: 'upgrade', subscriptionId: 'assinatura-ACME' }),
    'amount_changed',
  ],
];

const renewals: readonly (readonly [string, object, string, string])[] = [
  ['another amount', testRenewal({ amount: 1 }), 'amount_changed', 'assinatura-ACME'],
  ['the amount of another subscriber’s offer', testRenewal({ amount: 8_910 }), 'amount_changed', 'assinatura-ACME'],
  ['a dearer plan at the old price', renewal({ planId: 'acme-yearly-test' }), 'plan_not_offered', 'assinatura-ACME'],
  ['the plan of another product', renewal({ planId: 'moz-annual-test' }), 'plan_not_offered', 'assinatura-ACME'],
  ['a plan that nobody sells', renewal({ planId: 'nada' }), 'plan_not_offered', 'assinatura-ACME'],
  ['another business', renewal({ business: 'MOZ-BUSINESS' }), 'invalid_request', 'assinatura-ACME'],
  ['a canceled subscription', renewal(), 'subscription_not_found', 'cancelada-ACME'],
  ['a renewed subscription', renewal(), 'duplicate', 'renovada-ACME'],
  ['an unknown subscription', renewal(), 'subscription_not_found', 'nada'],
];

/** Amounts in the place of R$ 1.140,00. */
const amounts = [0, 1, 100, 9_900, whole - 1, whole + 1, 1_140_000, -whole, 1_140.5, '114000', null, 2 ** 40];

/** Whole alterations of payments and renewals (PAY-7): prices, items, vouchers, parts, methods, ids of others. */
export const testAlterations: readonly Alteration[] = [
  ...amounts.map((amount) => ({
    what: `the amount ${JSON.stringify(amount)}`,
    body: priced(amount),
    code:
      Number.isInteger(amount) && Number(amount) >= 0 && Number(amount) < 1e9 ? 'amount_changed' : 'invalid_request',
  })),
  ...payments.map(([what, body, code]) => ({ what, body, code })),
  ...renewals.map(([what, body, code, renews]) => ({ what: `${what} in a renewal`, body, code, renews })),
];
