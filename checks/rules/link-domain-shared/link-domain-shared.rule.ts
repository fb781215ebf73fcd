import { claimSetting } from '../claims';

/** Terms, privacy and access of a brand stand on its own domain; two that share it on purpose say so in a waiver. */
export const rule = claimSetting(['links', 'production', 'domain'], ({ links }) => links?.production.domain);
