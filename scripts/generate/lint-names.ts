import type { Finding } from './lint-schemas';
import type { Sources } from './read-sources';
import { isObject } from './schema-walk';

const languages = ['pt-BR', 'en'] as const;

/** Reports templates without a name for people, and two templates with the same one. */
export function lintNames({ templates }: Sources): Finding[] {
  return languages.flatMap((language) => {
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
  });
}
