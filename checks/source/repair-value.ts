/** `http://`, and what is left of a scheme that was not typed as a whole: `https//`, `https:`. */
const scheme = /^https?(?::\/{0,2}|\/{1,2})(?=[a-z\d-]+\.)/i;

/** An address without its scheme: a host that holds a dot, and what follows it. */
const schemeless = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?=$|[/?#])/i;

/** Ways in which a value is often written almost right. */
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

/** `rgb(11, 95, 255)`, as design tools copy a colour. */
function hexOfRgb(value: string): string {
  const [, ...parts] = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(value) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `31/01/2027`; of two numbers up to twelve, nobody can tell which one is the month. */
function isoOfDay(value: string): string {
  return value.replace(/^(1[3-9]|2\d|3[01])[/.-](0?[1-9]|1[0-2])[/.-](\d{4})$/, (_, day, month, year) =>
    [year, month.padStart(2, '0'), day].join('-'),
  );
}

/** The value that was most likely meant, when one usual repair makes it fit the pattern; nothing is meant by an empty one. */
export function repairValue(value: string, pattern: string): string | undefined {
  if (value.trim() === '') return undefined;
  const grammar = new RegExp(pattern);
  return repairs.map((repair) => repair(value)).find((repaired) => grammar.test(repaired));
}

export function isHttpLink(value: string): boolean {
  return /^http:\/\//i.test(value);
}
