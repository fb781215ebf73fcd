import { eq } from 'drizzle-orm';
import { ApiFailure, notFound } from '../api-failure';
import { hasPaid } from '../payments/replace-pending';
import type { SandboxContext } from '../sandbox-context';
import { leads, payments } from '../store/tables';

/** A row of the leads. */
export type LeadRow = typeof leads.$inferSelect;

/** A lead by its id; undefined for an unknown one. */
export async function selectLead(context: SandboxContext, id: string): Promise<LeadRow | undefined> {
  const [row] = await context.store.db.select().from(leads).where(eq(leads.id, id));
  return row;
}

/** @throws ApiFailure 404 `lead_not_found` */
export async function findLead(context: SandboxContext, id: string): Promise<LeadRow> {
  const lead = await selectLead(context, id);
  if (!lead) throw notFound('lead_not_found');
  return lead;
}

/** Time in which an abandoned purchase can be recovered: 30 days. */
const recoverableMs = 30 * 86_400_000;

/**
 * A lead whose purchase can go on. An old one counts as unknown: a guess learns nothing.
 *
 * @throws ApiFailure 404 `lead_not_found`, or 410 `lead_used` with the product once it is paid
 */
export async function findOpenLead(context: SandboxContext, id: string): Promise<LeadRow> {
  const lead = await findLead(context, id);
  const isOld = context.now().getTime() - lead.createdAt.getTime() > recoverableMs;
  if (isOld) throw notFound('lead_not_found');
  if (await hasPaid(context.store.db, eq(payments.leadId, id))) {
    const { productCode } = lead;
    const used = { code: 'lead_used', retryable: false, outcome: 'none' } as const;
    throw new ApiFailure(410, productCode === null ? used : { ...used, productCode });
  }
  return lead;
}
