import { eq } from 'drizzle-orm';
import { sourceKeys, utmKeys } from '../../model/location/campaign-keys';
import { maskPhone } from '../../schemas/api/mask-phone';
import type { LeadAnswer, LeadRecoveryAnswer, TrackingMetadata } from '../../schemas/generated/types';
import { notFound } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import { dropUndefined } from '../drop-undefined';
import { newId } from '../payments/new-id';
import { leads } from '../store/tables';
import { findLead, findOpenLead, type LeadRow } from './find-lead';
import { maskEmail, maskName } from './mask-person';
import { checkCode, sendCode } from './one-time-code';
import { stampAgreement } from './stamp-agreement';

/** Lead calls: create; complete, recover with masked data, or confirm the phone by a code, by id. */
export const leadCalls: CallHandlers<'createLead' | 'updateLead' | 'loadLead' | 'sendSms' | 'validatePhone'> = {
  async createLead(context, { body }) {
    const { captchaToken: _, ...lead } = body;
    const [row] = await context.store.db
      .insert(leads)
      .values({ ...lead, ...stampAgreement(lead, context.now()), id: newId('lead'), createdAt: context.now() })
      .returning();
    if (!row) throw notFound('lead_not_found');
    return { leadId: row.id, name: row.name, email: row.email, phone: row.phone };
  },

  async updateLead(context, { path, body }) {
    const { business: _, ...changes } = body;
    const lead = await findLead(context, path.leadId);
    if (Object.keys(changes).length === 0) return maskedAnswer(lead);
    const [row] = await context.store.db.update(leads).set(changes).where(eq(leads.id, lead.id)).returning();
    return maskedAnswer(row);
  },

  async loadLead(context, { path }) {
    const lead = await findOpenLead(context, path.leadId);
    return dropUndefined<LeadRecoveryAnswer>({
      leadId: lead.id,
      maskedName: maskName(lead.name),
      maskedEmail: maskEmail(lead.email),
      productCode: lead.productCode,
      planType: lead.planType,
      planId: lead.planId,
      voucher: lead.voucher,
      flowId: lead.flowId,
      seller: lead.seller,
      source: lead.source,
      metadata: campaignOf(lead),
    });
  },

  async sendSms(context, { path }) {
    const lead = await findLead(context, path.leadId);
    const recipient = lead.phone;
    return sendCode(context, { subject: lead.id, kind: 'sms', recipient, text: 'phoneCode', isQuiet: true });
  },

  async validatePhone(context, { path, body }) {
    const lead = await findLead(context, path.leadId);
    await checkCode(context, lead.id, body.code, 'again');
    await context.store.db.update(leads).set({ phoneVerifiedAt: context.now() }).where(eq(leads.id, lead.id));
    return { valid: true };
  },
};

/** Campaign of a lead, without ids that follow a person; undefined for none. */
function campaignOf({ metadata }: LeadRow): TrackingMetadata | undefined {
  const pairs = [...utmKeys, ...sourceKeys].flatMap((key) => (metadata?.[key] ? [[key, metadata[key]]] : []));
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** The id alone is no proof of identity, so the data are masked. */
function maskedAnswer(lead: LeadRow | undefined): LeadAnswer {
  if (!lead) throw notFound('lead_not_found');
  const { id, name, email, phone } = lead;
  return { leadId: id, name: maskName(name), email: maskEmail(email), phone: maskPhone(phone) };
}
