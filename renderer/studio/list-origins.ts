import { type Explanation, explainBrand, type LocatedStatement } from '../config/explain-brand';
import type { OriginGroup } from './origin-table';

/** What a path begins with → what its values are called together; the rest of the path is the key. */
const titles: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^(BR|MZ)\.(.+)$/, (area) => `Ajustes de ${area}`],
  [/^()theme\.(.+)$/, () => 'Tema'],
  [/^copy\.([^.]+)\.(.+)$/, (language) => `Textos em ${language}`],
  [/^messages\.([^.]+)\.(.+)$/, (language) => `Mensagens em ${language}`],
  [/^()(.+)$/, () => 'Marca'],
];

/**
 * Every value of a brand with the line that states it, or what it was derived from.
 *
 * @param root the project's folder
 */
export function listOrigins(root: string, brandId: string): OriginGroup[] {
  const groups = new Map<string, OriginGroup['values'][number][]>();
  for (const explanation of explainBrand(root, brandId) ?? []) {
    const { title, key } = splitPath(explanation.path);
    const values = groups.get(title) ?? [];
    values.push({ key, ...describe(explanation) });
    groups.set(title, values);
  }
  return [...groups].map(([title, values]) => ({ title, values }));
}

function splitPath(path: string): { title: string; key: string } {
  for (const [pattern, titleOf] of titles) {
    const [, name = '', key] = pattern.exec(path) ?? [];
    if (key !== undefined) return { title: titleOf(name), key };
  }
  return { title: '', key: path };
}

function describe({ value, origin, sources }: Explanation) {
  const names = sources.map(({ path, statement }) => (statement ? `${path} (${placeOf(statement)})` : 'nome da pasta'));
  return {
    value: typeof value === 'string' ? value : JSON.stringify(value),
    isOwn: origin?.file.startsWith('brands/_base/') === false,
    origin: origin ? placeOf(origin) : null,
    source: names.length > 0 ? names.join(', ') : null,
  };
}

function placeOf({ file, line }: LocatedStatement): string {
  return `${file}:${line}`;
}
