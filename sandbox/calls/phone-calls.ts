import { eq } from 'drizzle-orm';
import type { CallHandlers } from '../call-handler';
import { leads } from '../store/tables';
import { findLead } from './find-lead';
import { checkCode, sendCode } from './one-time-code';

/** Calls that confirm a lead's phone by code. */
export const phoneCalls: CallHandlers<'sendSms' | 'validatePhone'> = {
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
