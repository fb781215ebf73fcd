import { claimSettings } from '../claims';

/** A business belongs to one brand. Brands that share one on purpose need a waiver. */
export const rule = claimSettings([['business'], ({ settings }) => settings.business]);
