import { and, eq } from 'drizzle-orm';
import { invalidRequest, notFound } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import { choosePlan, findProduct } from '../catalogue/find-product';
import lines from '../data/contract-text.json' with { type: 'json' };
import { newId } from '../payments/new-id';
import { contracts } from '../store/tables';
import { findLead, type LeadRow } from './find-lead';
import { maskName } from './mask-person';

/** Contracts in Markdown. Their ids are unguessable, because the text contains a name. */
export const contractCalls: CallHandlers<'generateContract' | 'loadContract'> = {
  async generateContract(context, { path, body }) {
    const { business, planId, leadId, name = '', email = '' } = body;
    const product = findProduct(context.catalogue, path.code, { planId, business });
    const { plan } = choosePlan([product], { planId });
    const lead = leadId === undefined ? undefined : await findLead(context, leadId);
    const words: Record<string, string> = {
      product: product.config.title ?? product.productCode,
      plan: plan.planName,
      name: lead ? nameFor(lead, { name, email }) : '—',
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

/** The full name for whoever knows it and the e-mail, else the masked one: the id alone proves nothing. */
function nameFor(lead: LeadRow, { name, email }: Pick<LeadRow, 'name' | 'email'>): string {
  const isSame = fold(name) === fold(lead.name) && fold(email) === fold(lead.email);
  return isSame ? lead.name : maskName(lead.name);
}

function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
