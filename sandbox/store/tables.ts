import { bigserial, boolean, index, integer, json, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type {
  Address,
  ApiError,
  Operation,
  PaymentAnswer,
  PaymentMethod,
  PlanType,
  PurchaseItem,
  RefusalCode,
  ScheduledCharge,
  TrackingMetadata,
} from '../../schemas/generated/types';
import type { AcceptedRecord, BankslipRecord, PaymentEntryRecord, PaymentRowStatus } from './records';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Buyers who left name, e-mail and phone. */
export const leads = pgTable('leads', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  business: text('business').notNull(),
  productCode: text('product_code'),
  planType: text('plan_type').$type<PlanType>().notNull(),
  planId: text('plan_id'),
  voucher: text('voucher'),
  seller: text('seller').notNull(),
  source: text('source').notNull(),
  referer: text('referer'),
  flowId: text('flow_id'),
  birthDate: text('birth_date'),
  document: text('document'),
  relationAccount: text('relation_account'),
  address: jsonb('address').$type<Address>(),
  metadata: jsonb('metadata').$type<TrackingMetadata>(),
  acceptances: jsonb('acceptances').$type<AcceptedRecord[]>(),
  phoneVerifiedAt: time('phone_verified_at'),
  createdAt: time('created_at').notNull(),
});

/**
 * The ledger: one row per Idempotency-Key, first written as `processing`. Contains no card number, CVV, expiry, holder
 * name or captcha token.
 */
export const payments = pgTable(
  'payments',
  {
    token: text('token').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Digest of the request without card number, CVV, expiry and captcha token. */
    fingerprint: text('fingerprint').notNull(),
    /** Process that handles it while `processing`. */
    owner: integer('owner').notNull(),
    /** First answer, repeated for the same request. `json` keeps the key order. */
    answerStatus: integer('answer_status'),
    answerBody: json('answer_body').$type<PaymentAnswer | ApiError>(),
    call: text('call').notNull(),
    status: text('status').$type<PaymentRowStatus>().notNull(),
    refusal: text('refusal').$type<RefusalCode>(),
    method: text('method').$type<PaymentMethod | 'livelo'>().notNull(),
    entries: jsonb('entries').$type<PaymentEntryRecord[]>().notNull(),
    amount: integer('amount').notNull(),
    /** The amount with the interest of its installments. Null in rows of older versions. */
    charged: integer('charged'),
    /** Charge at the end of the trial. */
    scheduled: jsonb('scheduled').$type<ScheduledCharge>(),
    currency: text('currency').notNull(),
    operation: text('operation').$type<Operation>().notNull(),
    type: text('type'),
    productCode: text('product_code').notNull(),
    planId: text('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    planType: text('plan_type').$type<PlanType>().notNull(),
    items: jsonb('items').$type<PurchaseItem[]>().notNull(),
    voucher: text('voucher'),
    seller: text('seller'),
    source: text('source'),
    metadata: jsonb('metadata').$type<TrackingMetadata>(),
    acceptances: jsonb('acceptances').$type<AcceptedRecord[]>(),
    leadId: text('lead_id'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    document: text('document'),
    invoiceId: text('invoice_id'),
    subscriptionId: text('subscription_id'),
    profileIds: jsonb('profile_ids').$type<string[]>().notNull(),
    pixCode: text('pix_code'),
    bankslip: jsonb('bankslip').$type<BankslipRecord>(),
    redirect: text('redirect'),
    route: text('route'),
    /** Whether SANDBOX_AUTOPAY_SECONDS may settle it. */
    canAutopay: boolean('can_autopay').notNull(),
    expiresAt: time('expires_at'),
    createdAt: time('created_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [
    index('payments_created_at').on(table.createdAt),
    index('payments_invoice_id').on(table.invoiceId),
    index('payments_subscription_id').on(table.subscriptionId),
  ],
);

/** Saved cards: only company and last four digits. An old one without an owner cannot pay. */
export const cards = pgTable('cards', {
  id: text('id').primaryKey(),
  company: text('company').notNull(),
  last4: text('last4').notNull(),
  /** See `sandbox/payments/card-owner.ts`. */
  owner: text('email'),
  createdAt: time('created_at').notNull(),
});

/** One per paid plan. */
export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  paymentToken: text('payment_token').notNull().unique(),
  productCode: text('product_code').notNull(),
  planId: text('plan_id').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  name: text('name'),
  email: text('email'),
  nextChargeAt: time('next_charge_at').notNull(),
  /** Start of the period after the one of the last renewal. No renewal is taken before. Null without one. */
  renewedUntil: time('renewed_until'),
  createdAt: time('created_at').notNull(),
});

/** Text messages and e-mails that a real backend would have sent. */
export const messages = pgTable('messages', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').$type<'sms' | 'email'>().notNull(),
  recipient: text('recipient').notNull(),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Latest code for a lead's phone or a points session. */
export const codes = pgTable('codes', {
  /** Lead id or points session id. */
  subject: text('subject').primaryKey(),
  code: text('code').notNull(),
  wrongTries: integer('wrong_tries').notNull(),
  expiresAt: time('expires_at').notNull(),
  resendAt: time('resend_at').notNull(),
});

/** Sessions with the points partner. Only the latest of a person is open. */
export const pointsSessions = pgTable('points_sessions', {
  id: text('id').primaryKey(),
  /** HMAC of the CPF. Null in older rows. */
  person: text('person'),
  points: integer('points').notNull(),
  /** Value of the points, in minor units of BRL. */
  amount: integer('amount').notNull(),
  pointsToken: text('points_token').unique(),
  tokenExpiresAt: time('token_expires_at'),
  spentBy: text('spent_by'),
  createdAt: time('created_at').notNull(),
});

/** Generated contracts. */
export const contracts = pgTable('contracts', {
  id: text('id').primaryKey(),
  productCode: text('product_code').notNull(),
  markdown: text('markdown').notNull(),
  generatedAt: time('generated_at').notNull(),
});
