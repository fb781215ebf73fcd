import { requiredSettings } from '../../../catalogue/catalogue';
import { listSources } from '../../../catalogue/derive-settings';
import { isObject, type Json, type JsonObject } from '../schema-walk';
import { show } from './describe-value';
import type { DocumentedKey } from './list-keys';
import { code } from './markdown';
import type { DocSources } from './read-doc-sources';
import type { DocWords } from './words-en';

/** Default of a setting: the `_base` value of each area, a derived value, or none. */
export function defaultOfSetting({ base }: DocSources, { path }: DocumentedKey, words: DocWords): string {
  const BR = shownAt(base.BR, path);
  const MZ = shownAt(base.MZ, path);
  if (BR === MZ && BR !== undefined) return BR;
  const stated = Object.entries({ BR, MZ }).filter(([, value]) => value !== undefined);
  if (stated.length > 0) return stated.map(([area, value]) => `${words.ofTheArea(area)}: ${value}`).join('<br>');
  const derived = listSources(path).map((source) => (source === 'folder' ? words.folder : code(source)));
  if (derived.length > 0) return words.derivedFrom(derived.join(', '));
  const [key = ''] = path;
  const isRequired = path.length === 1 && requiredSettings.some((name) => name === key) && !(key in base.BR);
  return isRequired && key !== 'links' ? words.required : '';
}

/** Displayed value of a `_base` file; undefined when it states none. */
export function shownAt(settings: JsonObject, path: readonly string[]): string | undefined {
  const value = path.reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), settings);
  return value === undefined || isObject(value) ? undefined : show(value);
}
