import { checkWords } from '../../checks/findings/check-words';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import type { CheckPage, CheckWords, SampleChange } from '../../schemas/generated/types';
import { block, code, page, plain } from './markdown';
import type { DocSources } from './read-doc-sources';
import type { DocWords } from './words-en';

/** Lines of a sample that are shown, and letters of a line. */
const mostLines = 30;
const mostLetters = 160;

/** The checks by subject, each with its reason and its samples. */
export function buildCheckPage({ checks }: DocSources, language: AuthorLanguage, words: DocWords): string {
  const pages = checks.map(({ id, page: content }) => ({ id, content: content as unknown as CheckPage }));
  const parts = Object.entries(checkWords[language].groups).flatMap(([group, title]) => [
    `## ${title}`,
    ...pages.flatMap(({ id, content }) => (content.group === group ? checkPart(id, content, language, words) : [])),
  ]);
  return page(words.checks, [words.checksIntro, ...parts]);
}

function checkPart(id: string, content: CheckPage, language: AuthorLanguage, words: DocWords): string[] {
  const { message, why } = content.words[language];
  const facts = [
    checkWords[language].severities[content.severity][0],
    ...(content.isFixable ? [words.fixable] : []),
    ...(content.isWaivable ? [words.waivable] : []),
  ];
  return [
    `### ${id}`,
    `${facts.join(' · ')}: ${plain(message)}`,
    plain(why),
    listHelp(content.words[language])
      .map((line) => `- ${plain(line)}`)
      .join('\n'),
    `**${words.wrong}**`,
    ...content.bad.map(describeChange),
    `**${words.right}**`,
    ...content.good.map(describeChange),
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
