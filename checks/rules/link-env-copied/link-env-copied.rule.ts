import { findCopiedFrom, hostOf, isInside, listOtherLinks } from '../../../catalogue/links';
import { ofAreas } from '../rule';

/** Production links must not lead to a test or homologation site. */
export const rule = ofAreas(({ links, placeOf }, report) => {
  if (!links) return;
  const { domain } = links.production;
  const place = (key: string) => placeOf(['links', 'production', key]);
  const copied = findCopiedFrom(links, domain);
  if (copied !== undefined) return report(place('domain'), { host: domain, copied });
  for (const [link, url] of listOtherLinks(links.production)) {
    const host = hostOf(url);
    const from = findCopiedFrom(links, host);
    if (from === undefined) continue;
    const own = url.replace(links[from].domain, domain);
    const isOwn = isInside(hostOf(own), [domain]) && findCopiedFrom(links, hostOf(own)) === undefined;
    report(place(link), { host, copied: from }, isOwn ? { kind: 'set-value', value: own } : undefined);
  }
});
