import { claimSettings } from '../claims';

/** `?product=` selects the brand in any case, so a code belongs to one brand. */
export const rule = claimSettings([['productCode'], ({ settings }) => settings.productCode]);
