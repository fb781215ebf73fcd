import { claimSetting } from '../claims';

/** A business sells for one brand; two that share it on purpose say so in a waiver. */
export const rule = claimSetting(['business'], ({ settings }) => settings.business);
