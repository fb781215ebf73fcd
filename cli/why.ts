import { listPricesOf } from '../catalogue/earlier-prices';
import { findNearest } from '../catalogue/find-nearest';
import { type ConfigFiles, readText } from '../catalogue/source/config-files';
import { checkWords } from '../checks/findings/check-words';
import { type AuthorLanguage, readCheckPage } from '../checks/findings/describe-finding';
import { inspectFiles } from '../checks/inspect-config';
import { sampleFiles } from '../checks/sample-files';
import { type CheckCode, checkTable } from '../schemas/generated/check-table';
import type { CheckSample } from '../schemas/generated/types';
import { CommandError, defineCommand, exitCodes, type Terminal } from './frame/command';
import { buildReport } from './report/build-report';
import { formatFindings } from './report/pretty';

const texts = {
  'pt-BR': {
    summary: 'explica uma verificação, com um exemplo errado e um certo',
    code: 'CÓDIGO',
    codes: 'código da verificação (padrão: lista todas)',
    waivable: 'aceita dispensa por um tempo (waivers)',
    firm: 'não aceita dispensa',
    bad: 'Errado',
    good: 'Certo',
    unknown: (code: string) => `a verificação "${code}" não existe`,
    perhaps: 'talvez',
    list: '"npx guiche why" mostra todas',
  },
  en: {
    summary: 'explains a check, with a bad and a good sample',
    code: 'CODE',
    codes: 'the check; the list of all without it',
    waivable: 'may be waived for a time (waivers)',
    firm: 'cannot be waived',
    bad: 'Not so',
    good: 'But so',
    unknown: (code: string) => `there is no check "${code}"`,
    perhaps: 'perhaps',
    list: '"npx guiche why" lists them all',
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand(texts, {
  args: (text) => ({
    code: { type: 'positional', required: false, valueHint: text.code, description: text.codes },
  }),
  run: ({ args: { code }, language, terminal }) => {
    if (code === undefined) {
      terminal.write(formatList(language));
      return exitCodes.clean;
    }
    if (!isCheckCode(code)) throw new CommandError(formatUnknown(code, language));
    terminal.write(formatPage(code, language, terminal));
    return exitCodes.clean;
  },
});

function isCheckCode(code: string): code is CheckCode {
  return Object.hasOwn(checkTable, code);
}

/** Shorter words occur in most codes. */
const shortestWord = 3;

/** Suggests the nearest codes, or those that contain the word. */
function formatUnknown(code: string, language: AuthorLanguage): string {
  const { unknown, perhaps, list } = texts[language];
  const codes = Object.keys(checkTable);
  const nearest = findNearest(code, codes);
  const related = code.length < shortestWord ? [] : codes.filter((known) => known.includes(code.toLowerCase()));
  const intended = nearest === undefined ? related : [nearest];
  const names = intended.map((known) => `"${known}"`).join(', ');
  return `${unknown(code)}; ${names ? `${perhaps} ${names}` : list}`;
}

/** All codes by group. */
function formatList(language: AuthorLanguage): string {
  const codes = Object.keys(checkTable) as CheckCode[];
  return Object.entries(checkWords[language].groups)
    .map(([group, title]) => `${title}: ${codes.filter((code) => checkTable[code].group === group).join(', ')}\n`)
    .join('');
}

function formatPage(code: CheckCode, language: AuthorLanguage, { isColored }: Terminal): string {
  const text = texts[language];
  const { groups, severities } = checkWords[language];
  const { severity, isWaivable, group } = checkTable[code];
  const { words, bad, good } = readCheckPage(code);
  return [
    `${code}: ${severities[severity][0]}, ${groups[group].toLowerCase()}, ${isWaivable ? text.waivable : text.firm}\n`,
    `${words[language].why}\n`,
    `${text.bad}:\n${playBad(bad, language, isColored)}`,
    `${text.good}:\n${formatChanges(good)}`,
  ].join('\n');
}

/** The real finding of the bad sample. */
function playBad(sample: CheckSample, language: AuthorLanguage, isColored: boolean): string {
  const earlierPrices = listPricesOf(inspectFiles(sampleFiles([])).brands);
  const inspection = inspectFiles(sampleFiles(sample), { earlierPrices });
  return formatFindings(buildReport(inspection, { language }), isColored);
}

/** Lines of each file that the good sample changes. */
function formatChanges(sample: CheckSample): string {
  const files = sampleFiles(sample);
  return sample.map((change) => `${formatChange(files, change)}\n`).join('');
}

const mostLines = 12;

function formatChange(files: ConfigFiles, { file, by, text, isRemoved, linksTo, copyOf }: CheckSample[number]): string {
  if (isRemoved) return `  − ${file}`;
  if (linksTo !== undefined) return `  ${file} → ${linksTo}`;
  if (copyOf !== undefined) return `  ${file} = ${copyOf}`;
  if (text !== undefined) return frame(file, numberLines(text.trimEnd()));
  const wanted = (by ?? '').split('\n').filter((line) => line.trim() !== '');
  const lines = numberLines(readText(files, file));
  return frame(
    file,
    lines.filter(([, line]) => wanted.some((part) => line.includes(part))),
  );
}

function numberLines(text: string): [number, string][] {
  return text.split('\n').map((line, index) => [index + 1, line]);
}

function frame(file: string, lines: readonly [number, string][]): string {
  const shown = lines.slice(0, mostLines);
  const width = String(shown.at(-1)?.[0] ?? 1).length;
  const rows = shown.map(([number, line]) => `${String(number).padStart(width)} │ ${line}`);
  return [
    `${' '.repeat(width)}╭─ ${file}`,
    ...rows,
    ...(lines.length > mostLines ? [`${' '.repeat(width)} │ …`] : []),
  ].join('\n');
}
