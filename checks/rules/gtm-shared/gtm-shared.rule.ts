import { claimSettings } from '../claims';

/** A shared container would count the buyers of both brands as one brand's. */
export const rule = claimSettings(
  [['gtm'], ({ settings }) => settings.gtm],
  [['gtmTest'], ({ settings }) => settings.gtmTest],
);
