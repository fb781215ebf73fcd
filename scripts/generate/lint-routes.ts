import { findClashingRoutes } from '../../model/flow/match-route';
import type { Finding } from './lint-schemas';
import type { Sources } from './read-sources';

/** Reports templates' routes that some path matches equally well, and routes with an undescribed `{id}`. */
export function lintRoutes({ templates }: Sources): Finding[] {
  const routes = templates.map(({ manifest }) => String(manifest.route));
  const unnamed = templates.filter(({ manifest }) => String(manifest.route).includes('{id}') !== 'entry' in manifest);
  return [
    ...findClashingRoutes(routes).map(
      ([one, other]) => `templates: some path fits the routes ${one} and ${other} equally well`,
    ),
    ...unnamed.map(
      ({ dir, id }) => `${dir}/${id}.manifest.json: "entry" says what {id} of the route is, and stands with it alone`,
    ),
  ];
}
