import { watchSetting } from '../claims';
import type { Rule } from '../rule';

/** `?product=` selects the brand, whatever the case: a code belongs to one. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => watchSetting(['productCode'], ({ settings }) => settings.productCode),
};
