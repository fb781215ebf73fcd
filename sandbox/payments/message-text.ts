import { formatDay } from '../../model/money/format-day';
import texts from '../data/message-texts.json' with { type: 'json' };
import type { PaymentRow } from './payment-row';

export type MessageTextKey = keyof typeof texts;

/** Fills in a text's `{words}`. */
export function fillText(key: MessageTextKey, words: Readonly<Record<string, string>>): string {
  return texts[key].replace(/\{(\w+)\}/g, (_match, word: string) => words[word] ?? '');
}

/** E-mail that a backend would send for this status; undefined when there is none. */
export function messageText(row: PaymentRow): string | undefined {
  const plan = row.planName;
  if (row.status === 'paid' && row.scheduled) return fillText('trial', { plan, date: formatDay(row.scheduled.date) });
  if (row.status === 'paid') return fillText('paid', { plan });
  if (row.status === 'refused') return fillText('refused', { plan });
  if (row.status !== 'pending') return undefined;
  if (row.pixCode) return fillText('pix', { plan, code: row.pixCode });
  if (row.bankslip)
    return fillText('bankslip', { plan, line: row.bankslip.line, dueDate: formatDay(row.bankslip.dueDate) });
  return undefined;
}
