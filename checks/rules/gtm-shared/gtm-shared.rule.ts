import { claimSetting } from '../claims';

/** A shared container would count the buyers of both brands as one brand's. */
export const rule = claimSetting(['gtm'], ({ settings }) => settings.gtm);
