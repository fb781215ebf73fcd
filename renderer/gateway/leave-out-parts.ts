import type { ErrorObject, Validator } from '../../schemas/generated/validator';

export interface ReadableAnswer {
  value: object;
  /** Schema paths of the removed parts; never text of the answer. */
  leftOut: string[];
}

/**
 * Removes invalid optional parts from an answer, each as small as possible, and unknown fields.
 *
 * @param value parsed JSON; its parts are removed in place
 * @returns undefined when a required part is invalid
 */
export function leaveOutParts(validate: Validator<object>, value: unknown): ReadableAnswer | undefined {
  const leftOut = new Set<string>();
  for (;;) {
    if (validate(value)) return { value, leftOut: [...leftOut] };
    // The next pass finds a removed part that its parent requires.
    for (const error of validate.errors ?? []) {
      if (!removePart(value, placeOf(error))) return undefined;
      leftOut.add(error.schemaPath);
    }
  }
}

/** Keys and indexes from the root to the error's subject. */
function placeOf({ instancePath, keyword, params }: ErrorObject): string[] {
  const keys = instancePath.split('/').slice(1);
  const place = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keyword === 'additionalProperties' ? [...place, String(params.additionalProperty)] : place;
}

/** Deletes the property at `place`. If it lies in a list, deletes the whole list. @returns false for the root */
function removePart(value: unknown, place: readonly string[]): boolean {
  const holders = [value];
  for (const key of place.slice(0, -1)) holders.push(Object(holders.at(-1))[key]);
  const depth = holders.findLastIndex((holder) => !Array.isArray(holder));
  const key = place[depth];
  if (key === undefined) return false;
  delete Object(holders[depth])[key];
  return true;
}
