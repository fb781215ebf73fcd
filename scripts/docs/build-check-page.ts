import { checkWords } from '../../checks/findings/check-words';
import type { CheckPage, CheckWords, SampleChange } from '../../schemas/generated/types';
import { block, code, page, plain } from './markdown';
import type { DocContext } from './read-doc-sources';

/** Lines of a sample that are shown, and letters of a line. */
const mostLines = 30;
const mostLetters = 160;

/** The checks by subject, each with its reason and its samples. */
export function buildCheckPage(context: DocContext): string {
  const { checks, language, words } = context;
  const pages = checks.map(({ id, page: content }) => ({ id, ...(content as unknown as CheckPage) }));
  const parts = Object.entries(checkWords[language].groups).flatMap(([group, title]) => [
    `## ${title}`,
    ...pages.filter((one) => one.group === group).flatMap((one) => checkPart(one, context)),
  ]);
  return page(words.checks, [words.checksIntro, ...parts]);
}

function checkPart(check: CheckPage & { id: string }, { language, words }: DocContext): string[] {
  const { message, why } = check.words[language];
  const facts = [
    checkWords[language].severities[check.severity][0],
    ...(check.isFixable ? [words.fixable] : []),
    ...(check.isWaivable ? [words.waivable] : []),
  ];
  return [
    `### ${check.id}`,
    `${facts.join(' · ')}: ${plain(message)}`,
    plain(why),
    listHelp(check.words[language])
      .map((line) => `- ${plain(line)}`)
      .join('\n'),
    `**${words.wrong}**`,
    ...check.bad.map(describeChange),
    `**${words.right}**`,
    ...check.good.map(describeChange),
  ];
}

/** Help of a check, by case if it distinguishes cases. */
function listHelp({ help = [], helpBy = {}, values = {} }: CheckWords): string[] {
  const byValue = Object.entries(helpBy).flatMap(([name, lines]) =>
    Object.entries(lines).map(([value, line]) => {
      const label = values[name]?.[value];
      return label === undefined ? line : `${label}: ${line}`;
    }),
  );
  return [...byValue, ...help];
}

/** A change to the sample catalogue: the old and the new text, the new file, or the change itself. */
function describeChange({ file, replace, by = '', text, ...change }: SampleChange): string {
  if (replace !== undefined) return `${code(file)}\n\n${block('diff', `${prefix('-', replace)}\n${prefix('+', by)}`)}`;
  return `${code(file)}\n\n${text === undefined ? block('json', JSON.stringify(change)) : block('', shorten(text))}`;
}

function prefix(sign: string, text: string): string {
  return text.replaceAll(/^/gm, `${sign} `);
}

function shorten(text: string): string {
  const lines = text.split('\n').map((line) => (line.length > mostLetters ? `${line.slice(0, mostLetters)}…` : line));
  return lines.length > mostLines ? [...lines.slice(0, mostLines), '…'].join('\n') : lines.join('\n');
}
