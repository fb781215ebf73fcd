import { and, eq } from 'drizzle-orm';
import type { RefusalCode } from '../../schemas/generated/types';
import { refusalBody } from '../api-failure';
import type { SandboxContext } from '../sandbox-context';
import { payments } from '../store/tables';
import { refusedOutcome } from './decide-outcome';
import { findPayment, finishPayment, recordConsequences } from './ledger';
import type { PaymentRow } from './payment-row';
import { freePoints } from './replace-pending';

/** Status that a pending payment can change to. */
export interface Settlement {
  status: 'paid' | 'refused' | 'expired' | 'canceled';
  refusal?: RefusalCode | undefined;
  at: Date;
}

/**
 * Updates a row on access: a pending one may be paid (autopay) or expire, and one of a dead process is refused. Nothing
 * runs in the background.
 */
export async function refreshPayment(context: SandboxContext, row: PaymentRow): Promise<PaymentRow> {
  if (row.status === 'processing') {
    return (await isAbandoned(context, row)) ? settleAbandoned(context, row) : row;
  }
  const due = row.status === 'pending' ? dueSettlement(context, row) : undefined;
  return due ? settlePayment(context, row, due) : row;
}

/** Settles a pending payment; any other stays unchanged. Returns the row afterwards. */
export async function settlePayment(
  context: SandboxContext,
  row: PaymentRow,
  { status, refusal, at }: Settlement,
): Promise<PaymentRow> {
  return context.store.db.transaction(async (tx) => {
    const [moved] = await tx
      .update(payments)
      .set({ status, refusal: refusal ?? null, settledAt: at })
      .where(and(eq(payments.token, row.token), eq(payments.status, 'pending')))
      .returning();
    if (moved) await recordConsequences(context, tx, moved);
    if (moved && status !== 'paid') await freePoints(tx, moved.token);
    return moved ?? (await findPayment(tx, row.token)) ?? row;
  });
}

/** Settles every payment that a dead process left in `processing`. Runs at every start. */
export async function settleAllAbandoned(context: SandboxContext): Promise<void> {
  const rows = await context.store.db.select().from(payments).where(eq(payments.status, 'processing'));
  for (const row of rows) await refreshPayment(context, row);
}

function dueSettlement(context: SandboxContext, row: PaymentRow): Settlement | undefined {
  const { autopaySeconds } = context.settings;
  const now = context.now().getTime();
  const expiresAt = row.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (autopaySeconds !== undefined && row.canAutopay) {
    const paysAt = row.createdAt.getTime() + autopaySeconds * 1000;
    if (paysAt <= now && paysAt <= expiresAt) return { status: 'paid', at: new Date(paysAt) };
  }
  if (expiresAt > now) return undefined;
  const at = new Date(expiresAt);
  // A pending row may know its refusal beforehand.
  return row.refusal === null ? { status: 'expired', at } : { status: 'refused', refusal: row.refusal, at };
}

async function isAbandoned(context: SandboxContext, row: PaymentRow): Promise<boolean> {
  if (row.owner === context.store.owner) return !context.activeTokens.has(row.token);
  return !(await context.store.isOwnerAlive(row.owner));
}

/** Nothing was captured, so it is refused and the buyer may pay again with a new key. */
async function settleAbandoned(context: SandboxContext, row: PaymentRow): Promise<PaymentRow> {
  const answer = () => ({ status: 422, body: refusalBody('processing_error') });
  const settled = await finishPayment(context, row, refusedOutcome('processing_error'), {}, answer);
  return settled ?? (await findPayment(context.store.db, row.token)) ?? row;
}
