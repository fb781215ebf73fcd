import type { ErrorObject } from '../generated/validator';

const maximumFields = 50;
const maximumPath = 120;

/**
 * Errors of a body in the contract's `fields`: dotted path (`body` for the root) → the first format or keyword that
 * failed.
 */
export function fieldErrors(errors: readonly ErrorObject[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { instancePath, keyword, params } of errors.slice(0, maximumFields)) {
    const key = params.missingProperty ?? params.additionalProperty;
    const path = [...instancePath.split('/').slice(1), ...(typeof key === 'string' ? [key] : [])];
    const name = path.join('.').slice(0, maximumPath) || 'body';
    if (!fields.has(name)) fields.set(name, typeof params.format === 'string' ? params.format : keyword);
  }
  return Object.fromEntries(fields);
}
