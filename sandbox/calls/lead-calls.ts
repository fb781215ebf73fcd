import { eq } from 'drizzle-orm';
import type { LeadAnswer, LeadRecoveryAnswer } from '../../schemas/generated/types';
import { notFound } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import { dropUndefined } from '../drop-undefined';
import { newId } from '../payments/new-id';
import { leads } from '../store/tables';
import { findLead, type LeadRow } from './find-lead';

/** Leads: created, completed later, and recovered with masked data. */
export const leadCalls: CallHandlers<'createLead' | 'updateLead' | 'loadLead'> = {
  async createLead(context, { body }) {
    const { captchaToken: _, ...lead } = body;
    const [row] = await context.store.db
      .insert(leads)
      .values({ ...lead, id: newId('lead'), createdAt: context.now() })
      .returning();
    return leadAnswer(row);
  },

  async updateLead(context, { path, body }) {
    const { business: _, ...changes } = body;
    const lead = await findLead(context, path.leadId);
    if (Object.keys(changes).length === 0) return leadAnswer(lead);
    const [row] = await context.store.db.update(leads).set(changes).where(eq(leads.id, lead.id)).returning();
    return leadAnswer(row);
  },

  async loadLead(context, { path }) {
    const lead = await findLead(context, path.leadId);
    return dropUndefined<LeadRecoveryAnswer>({
      leadId: lead.id,
      maskedName: maskName(lead.name),
      maskedEmail: maskEmail(lead.email),
      productCode: lead.productCode,
      planType: lead.planType,
      planId: lead.planId,
      voucher: lead.voucher,
      flowId: lead.flowId,
    });
  },
};

function leadAnswer(lead: LeadRow | undefined): LeadAnswer {
  if (!lead) throw notFound('lead_not_found');
  return { leadId: lead.id, name: lead.name, email: lead.email, phone: lead.phone };
}

/** 'Ana Maria Prado' → 'Ana P.' */
function maskName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last === undefined ? (words[0] ?? '') : `${words[0]} ${last.charAt(0)}.`;
}

/** 'ana@example.com' → 'a•••@example.com' */
function maskEmail(email: string): string {
  return email.replace(/^(.).*(@.*)$/, '$1•••$2');
}
