import { eq } from 'drizzle-orm';
import { addDays, localDay } from '../../schemas/api/local-day';
import type { InvoiceAnswer } from '../../schemas/generated/types';
import { notFound } from '../api-failure';
import { parseDemoId } from '../catalogue/demo-id';
import { refreshPayment } from '../payments/settle-payment';
import type { SandboxContext } from '../sandbox-context';
import { payments } from '../store/tables';

/** By the first word of the id. The ledger decides whether an open one is paid. */
const demoInvoices = {
  aberta: { dueInDays: 5, status: undefined },
  paga: { dueInDays: -10, status: 'paid' },
  vencida: { dueInDays: -40, status: 'expired' },
  cancelada: { dueInDays: -10, status: 'canceled' },
} as const;
const words = Object.keys(demoInvoices) as (keyof typeof demoInvoices)[];

/**
 * Finds an invoice of the magic table by its id, with its amount in minor units and its date in the product's area.
 *
 * @throws ApiFailure 404 `invoice_not_found`
 */
export async function findInvoice(context: SandboxContext, id: string) {
  const demo = parseDemoId(context.catalogue, words, id);
  const plan = demo?.product.plans[0];
  if (!demo || !plan) throw notFound('invoice_not_found');
  const { dueInDays, status = await ledgerStatus(context, id) } = demoInvoices[demo.word];
  const dueDate = addDays(localDay(demo.product.area, context.now()), dueInDays);
  return { id, offer: { product: demo.product, plan }, amount: plan.amount, status, dueDate };
}

async function ledgerStatus(context: SandboxContext, id: string): Promise<InvoiceAnswer['status']> {
  const rows = await context.store.db.select().from(payments).where(eq(payments.invoiceId, id));
  const statuses = new Set<string>();
  for (const row of rows) statuses.add((await refreshPayment(context, row)).status);
  if (statuses.has('paid')) return 'paid';
  return statuses.has('pending') || statuses.has('processing') ? 'processing' : 'open';
}
