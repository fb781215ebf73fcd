import { watchSetting } from '../claims';
import type { Rule } from '../rule';

/** Terms, privacy and access of a brand stand on its own domain; two that share it on purpose say so in a waiver. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => watchSetting(['links', 'production', 'domain'], ({ links }) => links?.production.domain),
};
