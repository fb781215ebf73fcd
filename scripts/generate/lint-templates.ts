import { findClashingRoutes } from '../../model/flow/match-route';
import type { Finding } from './lint-schemas';
import type { Sources, Template } from './read-sources';
import { isObject } from './schema-walk';

const languages = ['pt-BR', 'en'] as const;

/** Reports what manifests say wrong together: routes and names. */
export function lintTemplates({ templates }: Sources): Finding[] {
  return [...lintRoutes(templates), ...languages.flatMap((language) => lintNames(templates, language))];
}

/** Routes that some path matches equally well, and routes with an undescribed `{id}`. */
function lintRoutes(templates: readonly Template[]): Finding[] {
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

/** Templates without a name for people, and two templates with the same one. */
function lintNames(templates: readonly Template[], language: (typeof languages)[number]): Finding[] {
  const owners = new Map<string, string>();
  return templates.flatMap(({ dir, id, manifest: { name } }): Finding[] => {
    const file = `${dir}/${id}.manifest.json`;
    const own = isObject(name) ? name[language] : undefined;
    if (typeof own !== 'string' || own === '') return [`${file}: "name" needs a text in "${language}"`];
    const other = owners.get(own);
    if (other) return [`${file}: ${other} has the "${language}" name "${own}" too`];
    owners.set(own, id);
    return [];
  });
}
