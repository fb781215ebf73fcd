import { areas } from '../../catalogue/catalogue';
import type { DescribedError } from '../../catalogue/source/described-error';

/** Errors in which the keys of one object that all belong inside the same others are told once: who left out a wrapper left out one. */
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

/** The object that an unknown key stands in, and where the key belongs; undefined for other errors. */
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
