/** Ways in which a value is often written almost right. */
const repairs: readonly ((value: string) => string)[] = [
  (value) => value.trim(),
  (value) => `#${value}`,
  (value) => value.replace(/^http:\/\//i, 'https://'),
  (value) => value.replace(/^https?:\/\/([^/]+).*$/i, '$1'),
  (value) => `https://${value}`,
  (value) => (value.includes('/') ? value : value.toLowerCase()),
  (value) => value.toUpperCase(),
  (value) => value.replace(/\.json$/, ''),
  (value) => `${value}px`,
  (value) => /\bGTM-[A-Z0-9]{4,10}\b/.exec(value)?.[0] ?? value,
];

/** The value that was most likely meant, when one usual repair makes it fit the pattern; nothing is meant by an empty one. */
export function repairValue(value: string, pattern: string): string | undefined {
  if (value.trim() === '') return undefined;
  const grammar = new RegExp(pattern);
  return repairs.map((repair) => repair(value)).find((repaired) => grammar.test(repaired));
}

export function isHttpLink(value: string): boolean {
  return /^http:\/\//i.test(value);
}
