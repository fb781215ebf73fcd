import { watchSetting } from '../claims';
import type { Rule } from '../rule';

/** A container that two brands share counts the buyers of both as one's. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => watchSetting(['gtm'], ({ settings }) => settings.gtm),
};
