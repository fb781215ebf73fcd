import { findNodeAtLocation, type JSONPath } from 'jsonc-parser';
import { findNearest } from '../../catalogue/find-nearest';
import { isAmountKey } from '../../catalogue/source/is-amount-key';
import { JsonText } from '../../catalogue/source/json-text';
import { pathInFile } from '../../catalogue/source/old-keys';
import type { JsonFile } from '../../catalogue/source/read-json-file';
import { schemaAt } from '../../catalogue/source/schema-at';
import { valueAt } from '../../catalogue/value-at';
import { patternMessages } from '../../schemas/generated/pattern-messages';
import type { ErrorObject } from '../../schemas/generated/validator';
import { adviseOnKey, findKeyHome } from './advise-on-key';
import { aliasOf } from './alias-of';
import { describeEmptyGroup, describeMissingKeys, findMisspeltTag, isTagMissing } from './describe-missing-keys';
import { describeRange } from './describe-range';
import type { DescribedError } from './described-error';
import { repairType } from './repair-type';
import { isHttpLink, repairValue } from './repair-value';
import { type Subject, schemaOf, templateOfProps } from './schema-subject';
import { show } from './show-value';

/** Authors fix a few at a time. The rest is reported afterwards. */
const mostErrors = 100;

/**
 * ajv errors → one finding per mistake. A misspelt key and the missing one are one mistake. So are several broken rules
 * of one value.
 *
 * @param file value, text, schema, project path, and the old keys that the value has under new names
 * @returns findings with the text's paths
 */
export function describeSchemaErrors(
  errors: readonly ErrorObject[],
  { value, text, kind: { schema }, oldKeys }: Pick<JsonFile, 'value' | 'text' | 'kind' | 'oldKeys'>,
): DescribedError[] {
  const json = new JsonText(text);
  const known = new Set(errors.map(nameError));
  const subjects = errors
    .filter((error) => error.keyword !== 'oneOf' && error.keyword !== 'anyOf' && !isOutdone(error, known))
    .slice(0, mostErrors)
    .map((error): Subject => {
      const path = parsePointer(error.instancePath);
      const params = error.params as Record<string, unknown>;
      return { error, path, params, value: valueAt(value, path), schema, whole: value, json, oldKeys };
    });
  const reported = subjects.filter((subject) => !isMisspelt(subject, subjects));
  const described = reported.map((subject) => describe(subject, reported));
  const places = new Set<string>();
  const once = described.filter(({ path, part }) => {
    const place = `${part} ${path.join('/')}`;
    return !places.has(place) && places.add(place);
  });
  return once.map((error) => ({ ...error, path: pathInFile(error.path, oldKeys) }));
}

/** @param reported all findings of the file */
function describe(subject: Subject, reported: readonly Subject[]): DescribedError {
  const { error, path, params, value } = subject;
  switch (error.keyword) {
    case 'additionalProperties':
      return describeUnknownKey(subject, String(params.additionalProperty));
    case 'required':
      return describeMissingKeys(subject, reported);
    case 'discriminator':
      return isTagMissing(subject) ? describeMissingKeys(subject, reported) : describeTag(subject, String(params.tag));
    case 'minProperties':
      return describeEmptyGroup(subject) ?? describeRange(subject);
    case 'enum':
    case 'const': {
      const allowed = ((params.allowedValues as unknown[] | undefined) ?? [params.allowedValue]).map(String);
      const intended = aliasOf(schemaOf(subject), show(value));
      return {
        code: 'value-not-allowed',
        path,
        part: 'value',
        params: { found: show(value), allowed, ...(intended !== undefined && { nearest: intended }) },
        fix: intended === undefined ? 'nearest-value' : { kind: 'set-value', value: intended },
      };
    }
    case 'type': {
      const type = String(params.type);
      const key = path.at(-1);
      const written = typeof value === 'number' ? readWritten(subject) : (JSON.stringify(value) ?? '');
      const item = type === 'array' ? schemaAt(subject.schema, subject.whole, [...path, 0]) : undefined;
      const fix = repairType(value, type, { key, pattern: schemaOf(subject)?.pattern, item, written });
      const repaired = fix === undefined ? {} : { repaired: show(JSON.stringify(fix.value)) };
      const expected = type === 'integer' && isAmountKey(key) ? 'amount' : type;
      const described = { found: show(written), expected, ...repaired };
      return { code: 'value-type', path, part: 'value', params: described, fix };
    }
    case 'uniqueItems': {
      const place = { path: [...path, Number(params.i)], part: 'value' as const };
      const repeated = show((value as unknown[])[Number(params.i)]);
      return {
        code: 'value-range',
        ...place,
        params: { rule: error.keyword, limit: repeated, repeated },
        fix: { kind: 'remove' },
      };
    }
    case 'pattern':
      return describePattern(subject, String(params.pattern));
    case 'format':
      return {
        code: 'value-format',
        path,
        part: 'value',
        params: { found: show(value), ...adviseOnFormat(subject, String(params.format)) },
      };
    default:
      return describeRange(subject);
  }
}

function describeUnknownKey({ path, schema, whole }: Subject, key: string): DescribedError {
  const at: JSONPath = [...path, key];
  const { params, fix } = adviseOnKey(schema, whole, path, key);
  const template = templateOfProps(whole, at);
  if (template === undefined) return { code: 'key-unknown', path: at, part: 'key', params, fix };
  return { code: 'template-props', path: at, part: 'key', params: { ...params, template }, fix };
}

/** Tag of a union: the templateId of a step. */
function describeTag(subject: Subject, tag: string): DescribedError {
  const { path, params, whole, schema } = subject;
  const written = findMisspeltTag(subject);
  if (written !== undefined) {
    const found = { found: written, allowed: [tag] };
    return { code: 'key-unknown', path: [...path, written], part: 'key', params: found, fix: 'nearest-key' };
  }
  const branches = schemaAt(schema, whole, path)?.oneOf ?? [];
  const allowed = branches.map(({ properties }) => String(properties?.[tag]?.const));
  const found = show(params.tagValue);
  return {
    code: 'template-unknown',
    path: [...path, tag],
    part: 'value',
    params: { found, allowed },
    fix: 'nearest-value',
  };
}

function describePattern({ path, value, schema }: Subject, pattern: string): DescribedError {
  const written = String(value);
  const found = show(written);
  const rule = patternMessages[pattern] ?? { 'pt-BR': '', en: '' };
  const repaired = repairValue(written, pattern);
  const fix = repaired === undefined ? undefined : ({ kind: 'set-value', value: repaired } as const);
  const place = { path, part: 'value', fix } as const;
  if (isHttpLink(found) && path.includes('links')) return { code: 'link-not-https', ...place, params: { found } };
  const beforeBlank = repaired === undefined ? textBeforeBlank(written, pattern) : undefined;
  const suggestion = {
    ...(repaired !== undefined && { repaired: show(repaired) }),
    ...(beforeBlank !== undefined && { beforeBlank: show(beforeBlank) }),
  };
  if (path.at(-1) === 'gtm' || path.at(-1) === 'gtmTest')
    return { code: 'gtm-format', ...place, params: { found, ...suggestion } };
  const code = schema.endsWith('/theme.schema.json') ? 'token-invalid' : 'value-format';
  return { code, ...place, params: { found, rule, ...suggestion } };
}

/** A host is named; another format has the words of the pattern beside it. */
function adviseOnFormat(subject: Subject, format: string): DescribedError['params'] {
  if (format === 'host-name' || format === 'https-link') return { host: show(hostIn(String(subject.value))) };
  const { pattern = '' } = schemaOf(subject) ?? {};
  return { rule: patternMessages[pattern] ?? { 'pt-BR': '', en: '' } };
}

/** Host of a link; a host itself stays unchanged. */
function hostIn(value: string): string {
  return value.replace(/^https:\/\/([^/]*).*$/, '$1');
}

/** Text before the first space of a link that would be valid without spaces. */
function textBeforeBlank(link: string, pattern: string): string | undefined {
  const [before = ''] = link.split(/\s/, 1);
  const isOnlyBlank =
    link.startsWith('https://') && before !== link && new RegExp(pattern).test(link.replace(/\s+/g, '-'));
  return isOnlyBlank ? before : undefined;
}

/** A missing key that is misspelt or misplaced is reported only as the unknown key. */
function isMisspelt({ error, path, params }: Subject, subjects: readonly Subject[]): boolean {
  if (error.keyword !== 'required') return false;
  const missing = String(params.missingProperty);
  return subjects.some((other) => {
    if (other.error.keyword !== 'additionalProperties') return false;
    const unknown = String(other.params.additionalProperty);
    if (unknown === missing) return isAtHome(other, unknown, path);
    const isIntended = aliasOf(schemaOf(other), unknown) === missing;
    const isNear = isIntended || findNearest(unknown, [missing]) === missing;
    return isNear && other.error.instancePath === error.instancePath;
  });
}

/** Keyword of a mistake → limit error that it explains. */
const outdoing: Readonly<Record<string, string>> = {
  maxItems: 'uniqueItems',
  maxLength: 'pattern',
  format: 'pattern',
};

/**
 * A list may be too long because of repeated items, and a text because of invalid parts. No host contains such
 * characters.
 */
function isOutdone({ keyword, instancePath }: ErrorObject, known: ReadonlySet<string>): boolean {
  const other = outdoing[keyword];
  return other !== undefined && known.has(nameError({ keyword: other, instancePath }));
}

function nameError({ keyword, instancePath }: Pick<ErrorObject, 'keyword' | 'instancePath'>): string {
  return `${keyword} ${instancePath}`;
}

/** Whether a path is one of the places that accept a misplaced key. */
function isAtHome({ schema, whole, path: written }: Subject, key: string, path: JSONPath): boolean {
  const { places = [] } = findKeyHome(schema, whole, written, key) ?? {};
  return places.some((place) => place.join('/') === path.join('/'));
}

function parsePointer(pointer: string): JSONPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** A value as written: JSON reads 46.800 as 46.8, but its author meant another number. */
function readWritten({ value, path, json: { root, text }, oldKeys }: Subject): string {
  const node = root && findNodeAtLocation(root, pathInFile(path, oldKeys));
  return node ? text.slice(node.offset, node.offset + node.length) : String(value);
}
