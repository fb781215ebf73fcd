import { claimSettings } from '../claims';

/** Terms, privacy and access belong to a brand's own domain. Brands that share one on purpose need a waiver. */
export const rule = claimSettings([['links', 'production', 'domain'], ({ links }) => links?.production.domain]);
