import { areas } from '../../catalogue/catalogue';
import type { DescribedError } from '../../catalogue/source/described-error';

/** Combines errors for keys of one object that belong in the same other place: one wrapper is missing. */
export function foldMisplaced(errors: readonly DescribedError[]): DescribedError[] {
  const groups = new Map<string, DescribedError[]>();
  for (const error of errors) {
    const place = placeOf(error);
    if (place !== undefined) groups.set(place, [...(groups.get(place) ?? []), error]);
  }
  return errors.flatMap((error) => {
    const alike = groups.get(placeOf(error) ?? '') ?? [error];
    if (alike.length === 1) return [error];
    return alike[0] === error ? [foldAlike(error, alike)] : [];
  });
}

/** Object around an unknown key, and the key's place; undefined for other errors. */
function placeOf({ code, path, params: { inside } }: DescribedError): string | undefined {
  return code === 'key-unknown' && inside !== undefined ? JSON.stringify([path.slice(0, -1), inside]) : undefined;
}

function foldAlike(first: DescribedError, alike: readonly DescribedError[]): DescribedError {
  const { inside } = first.params;
  const ways = Array.isArray(inside) ? inside : [];
  const wrapper = areas.map((area) => JSON.stringify(area)).find((way) => ways.includes(way));
  const together = alike.map(({ path }) => String(path.at(-1))).join(', ');
  return { ...first, params: { ...first.params, together, ...(wrapper !== undefined && { wrapper }) } };
}
