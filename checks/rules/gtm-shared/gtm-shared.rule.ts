import { claimSettings } from '../claims';

/** A shared container would count the buyers of both brands as one brand's. */
export const rule = claimSettings([
  { path: ['gtm'], readValue: ({ settings }) => settings.gtm },
  { path: ['gtmTest'], readValue: ({ settings }) => settings.gtmTest },
]);
