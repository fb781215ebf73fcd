import { desc } from 'drizzle-orm';
import type { RefusalCode } from '../schemas/generated/types';
import {
  type AdminLead,
  type AdminMessage,
  type AdminPayment,
  type AdminSubscription,
  adminLead,
  adminMessage,
  adminPayment,
  adminSubscription,
} from './admin-rows';
import { areaOfPlan } from './catalogue/find-product';
import { findPayment } from './payments/ledger';
import { type MagicValue, magicValues } from './payments/magic-values';
import { refreshPayment, type Settlement, settlePayment } from './payments/settle-payment';
import type { SandboxContext } from './sandbox-context';
import { hidingValues } from './store/hide-values';
import { leads, messages, payments, subscriptions } from './store/tables';

/** Data and actions of the page /sandbox. All values are plain JSON; amounts are minor units, times ISO 8601. */
export interface SandboxAdmin {
  magicValues: readonly MagicValue[];
  /** Newest first. */
  listLeads(limit?: number): Promise<AdminLead[]>;
  /** Newest first. */
  listPayments(limit?: number): Promise<AdminPayment[]>;
  /** By token or Idempotency-Key; undefined when there is none. */
  findPayment(tokenOrKey: string): Promise<AdminPayment | undefined>;
  /** Newest first. */
  listSubscriptions(limit?: number): Promise<AdminSubscription[]>;
  /** SMS and e-mails that would have been sent, newest first. */
  listMessages(limit?: number): Promise<AdminMessage[]>;
  /**
   * Each settles a pending payment; any other stays unchanged.
   *
   * @throws Error named UnknownPaymentError
   */
  markPaid(token: string): Promise<AdminPayment>;
  expire(token: string): Promise<AdminPayment>;
  cancel(token: string): Promise<AdminPayment>;
  refuse(token: string, code: RefusalCode): Promise<AdminPayment>;
}

/** No payment has that token or key. */
class UnknownPaymentError extends Error {
  override readonly name = 'UnknownPaymentError';
}

const DEFAULT_LIMIT = 50;

export function createSandboxAdmin(context: SandboxContext): SandboxAdmin {
  const { db } = context.store;
  const settle = hidingValues(async (token: string, status: Settlement['status'], refusal?: RefusalCode) => {
    const row = await findPayment(db, token);
    if (!row) throw new UnknownPaymentError(`no payment ${token}`);
    const current = await refreshPayment(context, row);
    const settlement = { status, ...(refusal ? { refusal } : {}), at: context.now() };
    return adminPayment(await settlePayment(context, current, settlement));
  });
  return {
    magicValues,
    listLeads: hidingValues(async (limit = DEFAULT_LIMIT) =>
      (await db.select().from(leads).orderBy(desc(leads.createdAt)).limit(limit)).map(adminLead),
    ),
    listPayments: hidingValues(async (limit = DEFAULT_LIMIT) => {
      const rows = await db.select().from(payments).orderBy(desc(payments.createdAt)).limit(limit);
      return Promise.all(rows.map(async (row) => adminPayment(await refreshPayment(context, row))));
    }),
    findPayment: hidingValues(async (tokenOrKey) => {
      const row = await findPayment(db, tokenOrKey);
      return row && adminPayment(await refreshPayment(context, row));
    }),
    listSubscriptions: hidingValues(async (limit = DEFAULT_LIMIT) =>
      (await db.select().from(subscriptions).orderBy(desc(subscriptions.createdAt)).limit(limit)).map((row) =>
        adminSubscription(row, areaOfPlan(context.catalogue, row.planId)),
      ),
    ),
    listMessages: hidingValues(async (limit = DEFAULT_LIMIT) =>
      (await db.select().from(messages).orderBy(desc(messages.id)).limit(limit)).map(adminMessage),
    ),
    markPaid: (token) => settle(token, 'paid'),
    expire: (token) => settle(token, 'expired'),
    cancel: (token) => settle(token, 'canceled'),
    refuse: (token, code) => settle(token, 'refused', code),
  };
}
