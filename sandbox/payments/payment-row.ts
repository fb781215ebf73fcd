import { phoneMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentAnswer, PaymentStatusAnswer } from '../../schemas/generated/types';
import { dropUndefined } from '../drop-undefined';
import type { payments } from '../store/tables';

/** A row of the ledger. */
export type PaymentRow = typeof payments.$inferSelect;

/** Answer of a payment call for a row that was not refused. */
export function paymentAnswer(row: PaymentRow): PaymentAnswer {
  return dropUndefined<PaymentAnswer>({
    token: row.token,
    redirect: row.status === 'paid' ? undefined : (row.redirect ?? undefined),
    // A card can be charged again once its payment is taken.
    paymentProfileIds: row.status === 'paid' ? row.profileIds : [],
    route: row.route,
    status: row.status === 'paid' ? 'paid' : 'pending',
    pix: pixCharge(row),
    push: pushCharge(row),
    bankslip: row.bankslip,
    scheduled: row.scheduled,
    charged: row.charged,
  });
}

/**
 * Answer of the status call; a `processing` row is `pending`. It names no saved card and no phone, because links carry
 * the token.
 */
export function paymentStatusAnswer(row: PaymentRow): PaymentStatusAnswer {
  const isPending = row.status === 'pending';
  return dropUndefined<PaymentStatusAnswer>({
    token: row.token,
    status: row.status === 'processing' ? 'pending' : row.status,
    refusal:
      row.status === 'refused' && row.refusal
        ? dropUndefined({ code: row.refusal, entry: decisiveEntryOf(row) })
        : undefined,
    method: row.method === 'livelo' ? undefined : row.method,
    pix: isPending ? pixCharge(row) : undefined,
    push: isPending ? withoutPhone(pushCharge(row)) : undefined,
    bankslip: isPending ? row.bankslip : undefined,
    scheduled: isPending || row.status === 'paid' ? row.scheduled : undefined,
    amount: row.amount,
    charged: isPending || row.status === 'paid' ? row.charged : undefined,
    currency: row.currency,
    eventId: row.metadata?.eventId,
    redirect: isPending ? row.redirect : undefined,
    route: row.route,
  });
}

function pixCharge(row: PaymentRow): PaymentAnswer['pix'] {
  if (row.pixCode === null || row.expiresAt === null) return undefined;
  return { code: row.pixCode, expiresAt: row.expiresAt.toISOString() };
}

function pushCharge({ entries, expiresAt }: PaymentRow): PaymentAnswer['push'] {
  const entry = entries.find(({ method, amount }) => amount > 0 && phoneMethods.includes(method));
  return entry && dropUndefined({ phone: entry.phone, expiresAt: expiresAt?.toISOString() });
}

/** Removes the phone: another person may ask for the status. */
function withoutPhone(push: PaymentAnswer['push']): PaymentStatusAnswer['push'] {
  return push && dropUndefined({ expiresAt: push.expiresAt });
}

/** Index of the card that decided a payment of two cards; undefined for any other payment. */
export function decisiveEntryOf({ entries }: Pick<PaymentRow, 'entries'>): number | undefined {
  const index = entries.findIndex(({ isDecisive }) => isDecisive);
  return index < 0 ? undefined : index;
}
