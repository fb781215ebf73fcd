import { and, eq } from 'drizzle-orm';
import { invalidRequest, notFound } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import { choosePlan, findProduct } from '../catalogue/find-product';
import lines from '../data/contract-text.json' with { type: 'json' };
import { newId } from '../payments/new-id';
import { contracts } from '../store/tables';
import { findLead } from './find-lead';

/** Contracts in Markdown. Their ids are unguessable, because the text contains a name. */
export const contractCalls: CallHandlers<'generateContract' | 'loadContract'> = {
  async generateContract(context, { path, body }) {
    const { business, planId, leadId } = body;
    const product = findProduct(context.catalogue, path.code, { planId, business });
    const { plan } = choosePlan([product], { planId });
    const lead = leadId === undefined ? undefined : await findLead(context, leadId);
    const words: Record<string, string> = {
      product: product.config.title ?? product.productCode,
      plan: plan.planName,
      name: lead?.name ?? '—',
    };
    const markdown = lines.join('\n').replace(/\{(\w+)\}/g, (_match, word: string) => words[word] ?? '');
    const row = { id: newId('ctr'), productCode: product.productCode, markdown, generatedAt: context.now() };
    await context.store.db.insert(contracts).values(row);
    return { id: row.id, generatedAt: row.generatedAt.toISOString() };
  },

  async loadContract(context, { path, query }) {
    if (query.id === undefined) throw invalidRequest({ id: 'required' });
    const product = findProduct(context.catalogue, path.code, {});
    const [row] = await context.store.db
      .select()
      .from(contracts)
      .where(and(eq(contracts.id, query.id), eq(contracts.productCode, product.productCode)));
    if (!row) throw notFound('contract_not_found');
    return { id: row.id, generatedAt: row.generatedAt.toISOString(), markdown: row.markdown };
  },
};
