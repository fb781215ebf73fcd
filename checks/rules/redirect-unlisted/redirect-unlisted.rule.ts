import { environments } from '../../../catalogue/catalogue';
import type { JsonPlace } from '../../../catalogue/source/json-text';
import type { AreaSubject } from '../../../catalogue/subject';
import { checkRedirect, hostsOfLinks } from '../../../model/check-redirect';
import { ofAreas } from '../rule';

/** Redirects of a brand or step must be our own pages or sites of the brand. Anything else is ignored at run time. */
export const rule = ofAreas((area, report) => {
  const { settings, links, shared } = area;
  if (!links) return;
  const hosts = [
    ...environments.flatMap((environment) => hostsOfLinks(links[environment])),
    ...(settings.payment?.redirectHosts ?? []),
  ];
  const routes = Object.values(shared.manifests).map(({ route }) => route);
  for (const { redirect, place } of listRedirects(area)) {
    const target = checkRedirect(redirect, hosts);
    const isOwn = redirect.startsWith('/') && !redirect.startsWith('//');
    if (target !== undefined && (!isOwn || routes.includes(target.split('?', 1)[0] ?? ''))) continue;
    report(place, { redirect, what: isOwn ? 'page' : 'site' });
  }
});

interface Redirect {
  redirect: string;
  place: JsonPlace;
}

function listRedirects({ settings: { successRedirect }, flows, placeOf }: AreaSubject): Redirect[] {
  const ofSteps = flows.flatMap(({ file, facts }) =>
    facts.redirects.map(({ index, redirect }): Redirect => {
      return { redirect, place: { file, path: ['steps', index, 'props', 'redirect'] } };
    }),
  );
  return successRedirect === undefined
    ? ofSteps
    : [{ redirect: successRedirect, place: placeOf(['successRedirect']) }, ...ofSteps];
}
