import { environments } from '../../../catalogue/catalogue';
import { checkRedirect, defaultTarget, hostsOfLinks } from '../../../model/check-redirect';
import type { Rule } from '../rule';

/** Where a step sends its buyers is an own page, or a site of the brand: anything else counts as not stated. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, links, flows, shared: { manifests } }, report) => {
    if (!links) return;
    for (const { file, facts } of flows) {
      for (const { index, redirect } of facts.redirects) {
        if (redirect === defaultTarget) continue;
        const hosts = environments.flatMap((environment) => hostsOfLinks(links[environment]));
        const target = checkRedirect(redirect, [...hosts, ...(settings.payment?.redirectHosts ?? [])]);
        const isOwn = redirect.startsWith('/') && !redirect.startsWith('//');
        const routes = Object.values(manifests).map(({ route }) => route);
        if (target !== undefined && (!isOwn || routes.includes(target.split('?', 1)[0] ?? ''))) continue;
        report({ file, path: ['steps', index, 'props', 'redirect'] }, { redirect, what: isOwn ? 'page' : 'site' });
      }
    }
  },
};
