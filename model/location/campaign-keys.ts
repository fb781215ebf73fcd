/** Query keys of a campaign, as version 1 of the contract has them. */
export const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Query keys in which sales platforms name a source. */
export const sourceKeys = ['sck', 'src'] as const;

/** Ids of advertisements: they follow a person, so a request carries them only with consent. */
export const clickKeys = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid'] as const;
