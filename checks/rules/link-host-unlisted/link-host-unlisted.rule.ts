import { environments } from '../../../catalogue/catalogue';
import { findCopiedFrom, hostOf, isInside, listOtherLinks } from '../../../catalogue/links';
import { ofAreas } from '../rule';

/** A brand's links must lead to its own domain or to a listed host. */
export const rule = ofAreas(({ settings, links, placeOf }, report) => {
  if (!links) return;
  const { linkHosts = [] } = settings;
  for (const environment of environments) {
    const others = listOtherLinks(links[environment]);
    if (others.length === 0) continue;
    const { domain } = links[environment];
    const isCopied = (host: string) => environment === 'production' && findCopiedFrom(links, host) !== undefined;
    if (isCopied(domain)) continue;
    for (const [link, url] of others) {
      const host = hostOf(url);
      if (isInside(host, [domain, ...linkHosts]) || isCopied(host)) continue;
      report(placeOf(['links', environment, link]), { host, domain, environment });
    }
  }
});
