import { desc } from 'drizzle-orm';
import type { RefusalCode } from '../schemas/generated/types';
import { areaOfPlan } from './catalogue/find-product';
import { findPayment } from './payments/ledger';
import type { PaymentRow } from './payments/payment-row';
import { refreshPayment, type Settlement, settlePayment } from './payments/settle-payment';
import type { SandboxContext } from './sandbox-context';
import { hidingValues } from './store/hide-values';
import { leads, messages, payments, subscriptions } from './store/tables';

/** No payment has that token or key. */
class UnknownPaymentError extends Error {
  override readonly name = 'UnknownPaymentError';
}

const defaultLimit = 50;

/** Rows and actions of the page /sandbox. Lists begin with the newest row. Its errors contain no buyers' data. */
export function createSandboxAdmin(context: SandboxContext) {
  const { db } = context.store;
  const refresh = async (row: PaymentRow) => withoutComingRefusal(await refreshPayment(context, row));
  return {
    listLeads: hidingValues((limit: number = defaultLimit) =>
      db.select().from(leads).orderBy(desc(leads.createdAt)).limit(limit),
    ),
    listPayments: hidingValues(async (limit: number = defaultLimit) =>
      Promise.all((await db.select().from(payments).orderBy(desc(payments.createdAt)).limit(limit)).map(refresh)),
    ),
    /** By token or Idempotency-Key; undefined when there is none. */
    findPayment: hidingValues(async (tokenOrKey: string) => {
      const row = await findPayment(db, tokenOrKey);
      return row && refresh(row);
    }),
    /** With the area whose calendar gives the next charge's date. */
    listSubscriptions: hidingValues(async (limit: number = defaultLimit) =>
      (await db.select().from(subscriptions).orderBy(desc(subscriptions.createdAt)).limit(limit)).map((row) => ({
        ...row,
        area: areaOfPlan(context.catalogue, row.planId),
      })),
    ),
    /** SMS and e-mails that would have been sent. */
    listMessages: hidingValues((limit: number = defaultLimit) =>
      db.select().from(messages).orderBy(desc(messages.id)).limit(limit),
    ),
    /**
     * Settles a pending payment; any other stays unchanged.
     *
     * @throws UnknownPaymentError
     */
    settle: hidingValues(async (token: string, status: Settlement['status'], refusal?: RefusalCode) => {
      const row = await findPayment(db, token);
      if (!row) throw new UnknownPaymentError(`no payment ${token}`);
      const current = await refreshPayment(context, row);
      return withoutComingRefusal(await settlePayment(context, current, { status, refusal, at: context.now() }));
    }),
  };
}

export type SandboxAdmin = ReturnType<typeof createSandboxAdmin>;

/** A pending row may hold a refusal that is still to come. */
function withoutComingRefusal(row: PaymentRow): PaymentRow {
  return row.status === 'refused' ? row : { ...row, refusal: null };
}
