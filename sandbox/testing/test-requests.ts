import type {
  CardData,
  LeadRequest,
  PaymentMethodEntry,
  PaymentRequest,
  RenewV2Request,
} from '../../schemas/generated/types';

export function testLead(changes: Partial<LeadRequest> = {}): LeadRequest {
  return {
    name: 'Ana Prado',
    email: 'ana@example.com',
    phone: '(11) 98765-4321',
    business: 'ACME-BUSINESS',
    productCode: 'ACME',
    planType: 'yearly',
    seller: 'performance',
    source: 'direto',
    ...changes,
  };
}

/** An approved card. Its CVV and expiry occur in no other test value, so a search for them is meaningful. */
export function testCard(changes: Partial<CardData> = {}): CardData {
  return {
    holderName: 'ANA PRADO',
    number: '4111 1111 1111 1111',
    expiry: '11/2033',
    cvv: '8642',
    company: 'visa',
    ...changes,
  };
}

/** The yearly plan, fully paid by one approved card. */
export function testPayment(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  const amount = changes.amount ?? 114_000;
  return {
    name: 'Ana Prado',
    email: 'ana@example.com',
    phone: '11987654321',
    amount,
    business: 'ACME-BUSINESS',
    operation: 'direct',
    planType: 'yearly',
    planId: 'acme-yearly-test',
    productCode: 'ACME',
    seller: 'performance',
    source: 'direto',
    captchaToken: 'captcha-canary',
    paymentMethods: [cardEntry({ amount })],
    ...changes,
  };
}

export function cardEntry(changes: Partial<PaymentMethodEntry> = {}): PaymentMethodEntry {
  return { method: 'credit-card', amount: 114_000, installments: 12, card: testCard(), ...changes };
}

/** The yearly plan, fully paid by a method without a form. */
export function paymentBy(method: PaymentMethodEntry['method'], changes: Partial<PaymentRequest> = {}): PaymentRequest {
  const amount = changes.amount ?? 114_000;
  return testPayment({ ...changes, amount, paymentMethods: [{ method, amount }] });
}

export function testRenewal(changes: Partial<RenewV2Request> = {}): RenewV2Request {
  const amount = changes.amount ?? 9_900;
  return {
    business: 'ACME-BUSINESS',
    amount,
    planId: 'acme-monthly-test',
    paymentMethods: [cardEntry({ amount, installments: 1 })],
    ...changes,
  };
}
