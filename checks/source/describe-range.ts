import type { Params } from '../findings/config-finding';
import type { DescribedError } from './described-error';
import { type Subject, schemaOf } from './schema-subject';
import { show } from './show-value';

/** Keywords of matching limits, and the unit that they count; none for numbers. */
const ranges = [
  { least: 'minimum', most: 'maximum' },
  { least: 'minLength', most: 'maxLength', counted: 'letters' },
  { least: 'minItems', most: 'maxItems', counted: 'items' },
] as const;

/** A value outside its limits; the message names both limits. */
export function describeRange(subject: Subject): DescribedError {
  const { error, path, params, value } = subject;
  const rule = isEmpty(value) ? 'empty' : error.keyword;
  const described = { rule, limit: Number(params.limit ?? 0), found: show(value), ...findRange(subject) };
  return { code: 'value-range', path, part: 'value', params: described };
}

/** A text, list or object without content. */
function isEmpty(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

function findRange(subject: Subject): Params {
  const { keyword } = subject.error;
  const range = ranges.find(({ least, most }) => least === keyword || most === keyword);
  const schema = schemaOf(subject);
  if (!range || !schema) return {};
  const { [range.least]: least, [range.most]: most } = schema;
  if (least === undefined || most === undefined) return {};
  return { least, most, ...('counted' in range && { counted: range.counted }) };
}
