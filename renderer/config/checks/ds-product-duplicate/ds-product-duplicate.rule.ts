import { watchSetting } from '../claims';
import type { Rule } from '../rule';

/** The seller's data source knows a product by its id: one of two brands would sell the other's. Areas of a brand may share it. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => watchSetting(['dsProductId'], ({ settings }) => settings.dsProductId),
};
