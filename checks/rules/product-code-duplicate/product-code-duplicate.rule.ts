import { claimSetting } from '../claims';

/** `?product=` selects the brand in any case, so a code belongs to one brand. */
export const rule = claimSetting(['productCode'], ({ settings }) => settings.productCode);
