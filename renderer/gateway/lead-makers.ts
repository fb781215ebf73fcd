import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from './read-cookie';

/** Knows the browser that made a lead, by a cookie. */
export type LeadMakers = ReturnType<typeof createLeadMakers>;

const cookie = '__Host-leads';
/** Leads in a cookie, the newest first: a shared browser has several. */
const mostLeads = 5;
/** As long as the browser keeps the lead, in seconds. */
const lifetime = 24 * 60 * 60;

/**
 * The cookie lists leads, each with a signature: whoever learns an id cannot write it.
 *
 * @param key shared by all processes; by default this process has its own, and a restart forgets all makers
 */
export function createLeadMakers(key: string | Buffer = randomBytes(32)) {
  const sign = (leadId: string) =>
    `${leadId}.${createHmac('sha256', key).update(`lead ${leadId}`).digest('base64url')}`;
  return {
    /** Adds a new lead to the browser's cookie. */
    add: (request: IncomingMessage, response: ServerResponse, leadId: string) => {
      const added = sign(leadId);
      const leads = [added, ...readLeads(request).filter((known) => known !== added)].slice(0, mostLeads);
      const value = `${cookie}=${leads.join('~')}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${lifetime}`;
      response.appendHeader('set-cookie', value);
    },
    has: (request: IncomingMessage, leadId: string) => readLeads(request).some((known) => isSame(known, sign(leadId))),
  };
}

function readLeads(request: IncomingMessage): string[] {
  return (readCookie(request, cookie) ?? '').split('~').filter((known) => /^[\w-]{1,64}\.[\w-]{43}$/.test(known));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
