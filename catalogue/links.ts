import { type AreaSettings, type Environment, environments, linkNames } from './catalogue';

type Links = AreaSettings['links'];

const linkKeys = ['terms', 'privacy', 'faq', 'firstAccess'] as const;

/** A label in hosts of test environments, below the brand's own domain. */
const otherLabel = /(?:^|\.)(?:(test|teste|qa|sandbox|localhost)|homolog|homologacao|hml|uat|staging)(?=\.[^.]+\.)/;

/** Links of an area; undefined when one is missing. */
export function findLinks({ links }: AreaSettings): Links | undefined {
  const isWhole = environments.every((environment) => linkNames.every((name) => links?.[environment]?.[name]));
  return isWhole ? links : undefined;
}

const scheme = 'https://';

/** URLs of one environment outside its own domain, by key; most are inside. */
export function listOtherLinks(links: Links[Environment]): [key: (typeof linkKeys)[number], url: string][] {
  const urls = linkKeys.map((key): [typeof key, string] => [key, links[key]]);
  return urls.filter(([, url]) => hostOf(url) !== links.domain);
}

/** Host of a link that matches its pattern. */
export function hostOf(url: string): string {
  const end = url.indexOf('/', scheme.length);
  return url.slice(scheme.length, end === -1 ? url.length : end);
}

/** Whether a host is one of the domains or a subdomain of one. */
export function isInside(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Environment that a production link was copied from; undefined when its host is production's own. */
export function findCopiedFrom(links: Links, host: string): Environment | undefined {
  const label = otherLabel.exec(host);
  if (label) return label[1] === undefined ? 'homolog' : 'test';
  return (['homolog', 'test'] as const).find(
    (other) => isInside(host, [links[other].domain]) && !isInside(links.production.domain, [links[other].domain]),
  );
}
