import { environments } from '../../../catalogue/catalogue';
import { checkRedirect, hostsOfLinks } from '../../../model/check-redirect';
import { ofAreas } from '../rule';

/** Redirects of a brand or step must be our own pages or sites of the brand. Anything else is ignored at run time. */
export const rule = ofAreas(({ settings, flows, links, shared, placeOf }, report) => {
  if (!links) return;
  const { successRedirect, payment } = settings;
  const hosts = [
    ...environments.flatMap((environment) => hostsOfLinks(links[environment])),
    ...(payment?.redirectHosts ?? []),
  ];
  const routes = Object.values(shared.manifests).map(({ route }) => route);
  const ofSteps = flows.flatMap(({ file, facts }) =>
    facts.redirects.map(({ index, redirect }) => {
      return { redirect, place: { file, path: ['steps', index, 'props', 'redirect'] } };
    }),
  );
  const own = successRedirect === undefined ? [] : [{ redirect: successRedirect, place: placeOf(['successRedirect']) }];
  for (const { redirect, place } of [...own, ...ofSteps]) {
    const target = checkRedirect(redirect, hosts);
    const isOwn = redirect.startsWith('/') && !redirect.startsWith('//');
    if (target !== undefined && (!isOwn || routes.includes(target.split('?', 1)[0] ?? ''))) continue;
    report(place, { redirect, what: isOwn ? 'page' : 'site' });
  }
});
