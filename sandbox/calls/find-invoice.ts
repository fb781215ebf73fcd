import { eq } from 'drizzle-orm';
import { addDays, localDay } from '../../schemas/api/local-day';
import type { InvoiceAnswer } from '../../schemas/generated/types';
import { notFound } from '../api-failure';
import { parseDemoId } from '../catalogue/demo-id';
import type { Offer } from '../catalogue/find-product';
import { refreshPayment } from '../payments/settle-payment';
import type { SandboxContext } from '../sandbox-context';
import { payments } from '../store/tables';

/**
 * Invoice of the magic table. Its id begins with its status: open, paid, expired or canceled. A ledger payment makes it
 * paid.
 */
export interface Invoice {
  id: string;
  offer: Offer;
  /** Minor units of the product's currency. */
  amount: number;
  status: InvoiceAnswer['status'];
  /** ISO 8601 date in the product's area. */
  dueDate: string;
}

const DUE_IN_DAYS = { aberta: 5, paga: -10, vencida: -40, cancelada: -10 } as const;
const WORDS = ['aberta', 'paga', 'vencida', 'cancelada'] as const;

/**
 * Finds an invoice by id.
 *
 * @throws ApiFailure 404 `invoice_not_found`
 */
export async function findInvoice(context: SandboxContext, id: string): Promise<Invoice> {
  const demo = parseDemoId(context.catalogue, WORDS, id);
  const plan = demo?.product.plans[0];
  if (!demo || !plan) throw notFound('invoice_not_found');
  const dueDate = addDays(localDay(demo.product.area, context.now()), DUE_IN_DAYS[demo.word]);
  const invoice = { id, offer: { product: demo.product, plan }, amount: plan.amount, dueDate };
  if (demo.word === 'paga') return { ...invoice, status: 'paid' };
  if (demo.word === 'vencida') return { ...invoice, status: 'expired' };
  if (demo.word === 'cancelada') return { ...invoice, status: 'canceled' };
  return { ...invoice, status: await ledgerStatus(context, id) };
}

async function ledgerStatus(context: SandboxContext, id: string): Promise<InvoiceAnswer['status']> {
  const rows = await context.store.db.select().from(payments).where(eq(payments.invoiceId, id));
  const statuses = new Set<string>();
  for (const row of rows) statuses.add((await refreshPayment(context, row)).status);
  if (statuses.has('paid')) return 'paid';
  return statuses.has('pending') || statuses.has('processing') ? 'processing' : 'open';
}
