/** `http://`, and incomplete schemes: `https//`, `https:`. */
const scheme = /^https?(?::\/{0,2}|\/{1,2})(?=[a-z\d-]+\.)/i;

/** A URL without a scheme: a host with a dot, and the rest. */
const schemeless = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?=$|[/?#])/i;

/** Repairs of common mistakes in values. */
const repairs: readonly ((value: string) => string)[] = [
  (value) => value.trim(),
  (value) => `#${value}`,
  (value) => value.replace(scheme, 'https://'),
  (value) => value.replace(/^https?:\/\/([^/]+).*$/i, '$1'),
  (value) => (schemeless.test(value) ? `https://${value}` : value),
  (value) => (value.includes('/') ? value : value.toLowerCase()),
  (value) => value.toUpperCase(),
  (value) => value.replace(/^flows\//, '').replace(/\.json$/, ''),
  (value) => `${value}px`,
  (value) => /\bGTM-[A-Z0-9]{4,10}\b/.exec(value)?.[0] ?? value,
  (value) => value.replace(/^(#[\da-f]{6})ff$/i, '$1'),
  hexOfRgb,
  isoOfDay,
];

/** `rgb(11, 95, 255)`, the format that design tools copy. */
function hexOfRgb(value: string): string {
  const [, ...parts] = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(value) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `31/01/2027`. If both numbers are at most twelve, the month is ambiguous. */
function isoOfDay(value: string): string {
  return value.replace(/^(1[3-9]|2\d|3[01])[/.-](0?[1-9]|1[0-2])[/.-](\d{4})$/, (_, day, month, year) =>
    [year, month.padStart(2, '0'), day].join('-'),
  );
}

/** The value after one usual repair, if it then matches the pattern. Empty values have none. */
export function repairValue(value: string, pattern: string): string | undefined {
  if (value.trim() === '') return undefined;
  const grammar = new RegExp(pattern);
  return repairs.map((repair) => repair(value)).find((repaired) => grammar.test(repaired));
}

export function isHttpLink(value: string): boolean {
  return /^http:\/\//i.test(value);
}
