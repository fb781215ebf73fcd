import { LRUCache } from 'lru-cache';
import type { SharedStore } from './shared-store';

/** Remembers the phone of each new lead for a day, because a call that sends an SMS names the lead alone. */
export type LeadPhones = ReturnType<typeof createLeadPhones>;

const mostLeads = 10_000;
const daySeconds = 86_400;

/** The shared store gets no id and no phone in words. */
export function createLeadPhones(store?: SharedStore) {
  const phones = new LRUCache<string, string>({ max: mostLeads });
  const hide = (text: string) => store?.hideKey(text) ?? text;
  const keyOf = (leadId: string) => `guiche:lead:${hide(leadId)}`;
  return {
    async remember(leadId: string, phone: string): Promise<void> {
      phones.set(leadId, hide(phone));
      await store?.ask((redis) => redis.set(keyOf(leadId), hide(phone), 'EX', daySeconds));
    },
    find: async (leadId: string): Promise<string | undefined> =>
      phones.get(leadId) ?? (await store?.ask((redis) => redis.get(keyOf(leadId)))) ?? undefined,
  };
}
