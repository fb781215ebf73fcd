import { areas } from '../../catalogue/catalogue';
import { findNearest } from '../../catalogue/find-nearest';
import { fileKinds } from '../../catalogue/source/file-kinds';
import { valueAt } from '../../catalogue/value-at';
import { quoteNames } from '../findings/quote-names';
import type { DescribedError } from './described-error';
import { type Subject, schemaOf, templateOfProps } from './schema-subject';

/** All missing keys of an object are one finding. */
export function describeMissingKeys(subject: Subject, reported: readonly Subject[]): DescribedError {
  const { error, path, whole } = subject;
  const missing = reported.flatMap((other) =>
    other.error.instancePath === error.instancePath ? listMissing(other) : [],
  );
  const keys = quoteNames(missing);
  const place = { path, part: 'key' } as const;
  if (path.at(-1) === 'planId') return { code: 'plan-env-missing', ...place, params: { environments: keys } };
  const template = templateOfProps(whole, [...path, ...missing.slice(0, 1)]);
  if (template !== undefined) return { code: 'template-props', ...place, params: { missing: keys, template } };
  if (isBareBrand(subject)) {
    return { code: 'key-missing', ...place, params: { keys: quoteNames([...missing, areas[0]]), state: 'bare' } };
  }
  return { code: 'key-missing', ...place, params: { keys } };
}

/** A brand's file without any settings: its schema alone requires only the order. */
function isBareBrand({ path, schema, whole }: Subject): boolean {
  const isBrand = path.length === 0 && schema === fileKinds.brand.schema;
  return isBrand && Object.keys(whole as object).every((key) => key === '$schema');
}

/** A group that needs at least one key; undefined when it accepts any. */
export function describeEmptyGroup(subject: Subject): DescribedError | undefined {
  const { properties = {} } = schemaOf(subject) ?? {};
  const keys = Object.keys(properties).filter((key) => !properties[key]?.deprecated);
  if (keys.length === 0) return undefined;
  return { code: 'key-missing', path: subject.path, part: 'key', params: { keys: keys.map((key) => `"${key}"`) } };
}

/** The missing key that an error concerns. */
function listMissing(subject: Subject): string[] {
  const { error, params } = subject;
  if (error.keyword === 'required') return [String(params.missingProperty)];
  return isTagMissing(subject) ? [String(params.tag)] : [];
}

/** Whether a union's tag is absent, and not just misspelled. */
export function isTagMissing(subject: Subject): boolean {
  return hasNoTag(subject) && findMisspeltTag(subject) === undefined;
}

/** The key that is probably a misspelt union tag. */
export function findMisspeltTag(subject: Subject): string | undefined {
  if (!hasNoTag(subject)) return undefined;
  const { path, params, whole } = subject;
  const tag = String(params.tag);
  return Object.keys(valueAt(whole, path) as object).find((key) => findNearest(key, [tag]) === tag);
}

function hasNoTag({ error, params }: Subject): boolean {
  return error.keyword === 'discriminator' && params.error === 'tag' && params.tagValue === undefined;
}
