import { eq } from 'drizzle-orm';
import { notFound } from '../api-failure';
import type { SandboxContext } from '../sandbox-context';
import { leads } from '../store/tables';

/** A row of the leads. */
export type LeadRow = typeof leads.$inferSelect;

/**
 * A lead by its id.
 *
 * @throws ApiFailure 404 `lead_not_found`
 */
export async function findLead(context: SandboxContext, id: string): Promise<LeadRow> {
  const [row] = await context.store.db.select().from(leads).where(eq(leads.id, id));
  if (!row) throw notFound('lead_not_found');
  return row;
}
