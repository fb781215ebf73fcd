import { claimSetting } from '../claims';

/** A business belongs to one brand. Brands that share one on purpose need a waiver. */
export const rule = claimSetting(['business'], ({ settings }) => settings.business);
