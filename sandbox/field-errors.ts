import type { ErrorObject } from '../schemas/generated/validator';

const MAXIMUM_FIELDS = 50;
const MAXIMUM_PATH = 120;

/** Violations of a schema as the contract's `fields`: path with dots → format or keyword that was broken. */
export function fieldErrors(errors: readonly ErrorObject[]): Record<string, string> {
  const fields = errors.map(({ instancePath, keyword, params }): [string, string] => {
    const extra = params.missingProperty ?? params.additionalProperty;
    const path = [...instancePath.split('/').slice(1), ...(typeof extra === 'string' ? [extra] : [])];
    const rule = keyword === 'format' && typeof params.format === 'string' ? params.format : keyword;
    return [path.join('.').slice(0, MAXIMUM_PATH) || 'body', rule];
  });
  return Object.fromEntries(fields.slice(0, MAXIMUM_FIELDS));
}
