import type { Explanation, LocatedStatement } from '../../catalogue/explain-brand';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { printable } from '../../checks/findings/printable';

const words = {
  'pt-BR': {
    stated: 'definido em',
    derived: 'derivado de',
    folder: 'nome da pasta',
    overridden: 'no lugar de',
    code: 'calculado, sem arquivo',
  },
  en: {
    stated: 'set in',
    derived: 'derived from',
    folder: 'name of the folder',
    overridden: 'instead of',
    code: 'computed, without a file',
  },
} as const satisfies Record<AuthorLanguage, Record<string, string>>;

/** Longest value shown beside another. */
const longestValue = 80;

/**
 * A value, then a line for who set it and one for each that it took the place of:
 *
 *     theme.dark.text = "#eaeff5"
 *       derivado de  theme.palette.primary.pure = "#0b5fff"  brands/acme/brand.json:4
 *       no lugar de  "#f5f5f5"  brands/_base/theme.json:46
 */
export function formatExplanation(
  { path, value, origin, overridden, sources }: Explanation,
  language: AuthorLanguage,
): string {
  const { stated, derived, folder, overridden: instead, code } = words[language];
  const width = Math.max(stated.length, derived.length, instead.length);
  const line = (label: string, text: string) => `  ${label.padEnd(width)}  ${text}`;
  const derivations = sources.map(({ path: name, statement }) =>
    statement ? `${name} = ${show(statement.value)}  ${placeOf(statement)}` : folder,
  );
  const lines = origin ? [line(stated, placeOf(origin))] : derivations.map((text) => line(derived, text));
  const replaced = overridden.map((statement) => line(instead, `${show(statement.value)}  ${placeOf(statement)}`));
  const replacedDerivations = origin ? derivations.map((text) => line(instead, `${derived} ${text}`)) : [];
  return [
    `${path} = ${JSON.stringify(value)}`,
    ...(lines.length > 0 ? lines : [line('', code).replace(/ +/, '  ')]),
    ...replaced,
    ...replacedDerivations,
  ]
    .map(printable)
    .join('\n');
}

function placeOf({ file, line }: LocatedStatement): string {
  return `${file}:${line}`;
}

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
}
