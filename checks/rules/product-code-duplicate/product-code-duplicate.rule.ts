import { claimSetting } from '../claims';

/** `?product=` selects the brand, whatever the case: a code belongs to one. */
export const rule = claimSetting(['productCode'], ({ settings }) => settings.productCode);
