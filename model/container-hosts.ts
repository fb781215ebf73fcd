/** Analytics container of a page. */
export interface PageContainer {
  /** Whether this document may run it: it began on a step without card fields. */
  isAllowed: boolean;
  /** Hosts that the brand's tags send to. */
  hosts: readonly string[];
}

/** Site of the container's script. */
export const containerScript = 'https://www.googletagmanager.com/gtm.js';

/** Sources that the container itself and Google Analytics call. */
const ownSources = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/** Sources that a page's policy allows for its container; none in a document that may not run it. */
export function listContainerSources(container: PageContainer | undefined): readonly string[] {
  if (!container?.isAllowed) return [];
  return [...ownSources, ...container.hosts.map((host) => `https://${host}`)];
}
