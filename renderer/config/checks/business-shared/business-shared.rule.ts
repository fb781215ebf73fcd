import { watchSetting } from '../claims';
import type { Rule } from '../rule';

/** A business sells for one brand; two that share it on purpose say so in a waiver. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => watchSetting(['business'], ({ settings }) => settings.business),
};
