import { claimSetting } from '../claims';

/** A container that two brands share counts the buyers of both as one's. */
export const rule = claimSetting(['gtm'], ({ settings }) => settings.gtm);
