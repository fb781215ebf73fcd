import { checkWords } from '../../../checks/findings/check-words';
import type { CheckPage, CheckWords, SampleChange } from '../../../schemas/generated/types';
import type { DocLanguage, DocWords } from './doc-words';
import { block, code, page, plain, table } from './markdown';
import type { DocSources } from './read-doc-sources';

type File = [path: string, content: string];

/** Lines of a whole-file sample that are shown; the rest is cut. */
const mostLines = 30;

/** A page for each check, and a list by subject. */
export function buildCheckDocs({ checks }: DocSources, language: DocLanguage, words: DocWords): File[] {
  const pages = checks.map(({ id, page: content }) => ({ id, content: content as unknown as CheckPage }));
  return [
    ['checks/README.md', listChecks(pages, language, words)],
    ...pages.map(({ id, content }): File => [`checks/${id}.md`, checkPage(id, content, language, words)]),
  ];
}

interface Check {
  id: string;
  content: CheckPage;
}

function listChecks(checks: readonly Check[], language: DocLanguage, words: DocWords): string {
  const { groups, severities } = checkWords[language];
  const lists = Object.entries(groups).map(([group, title]) => {
    const rows = checks
      .filter(({ content }) => content.group === group)
      .map(({ id, content }) => [
        `[${id}](${id}.md)`,
        severities[content.severity][0],
        plain(content.words[language].message),
        content.isFixable ? words.yes : words.no,
        content.isWaivable ? words.yes : words.no,
      ]);
    const head = [words.check, words.severity, words.message, words.fixable, words.waivable];
    return rows.length === 0 ? '' : `## ${title}\n\n${table(head, rows)}`;
  });
  return page(words.checks, [words.checksIntro, ...lists]);
}

function checkPage(id: string, content: CheckPage, language: DocLanguage, words: DocWords): string {
  const { message, why } = content.words[language];
  const help = listHelp(content.words[language]);
  const { groups, severities } = checkWords[language];
  const facts = table(
    [words.group, words.severity, words.fixable, words.waivable],
    [
      [
        groups[content.group],
        severities[content.severity][0],
        content.isFixable ? words.yes : words.no,
        content.isWaivable ? words.yes : words.no,
      ],
    ],
  );
  return page(id, [
    `> ${plain(message)}`,
    facts,
    `## ${words.why}`,
    plain(why),
    ...(help.length > 0 ? [`## ${words.whatToDo}`, help.map((line) => `- ${plain(line)}`).join('\n')] : []),
    `## ${words.wrong}`,
    ...content.bad.map((change) => describeChange(change, words)),
    `## ${words.right}`,
    ...content.good.map((change) => describeChange(change, words)),
    words.samples,
  ]);
}

/** Help of a check, by case if it distinguishes cases. */
function listHelp({ help = [], helpBy = {}, values = {} }: CheckWords): string[] {
  const byValue = Object.entries(helpBy).flatMap(([name, lines]) =>
    Object.entries(lines).map(([value, line]) => {
      const told = values[name]?.[value];
      return told === undefined ? line : `${told}: ${line}`;
    }),
  );
  return [...byValue, ...help];
}

/** Describes a change to the sample catalogue: old and new text, or the new file. */
function describeChange(change: SampleChange, words: DocWords): string {
  const { file, replace, by = '', text, bytes, size, linksTo, copyOf, isFolder, isRemoved } = change;
  const parts = [
    replace !== undefined && block('diff', `${prefix('-', replace)}\n${prefix('+', by)}`),
    text !== undefined && block('', shorten(text, words)),
    bytes !== undefined && words.notText,
    size !== undefined && words.padded(size),
    linksTo !== undefined && words.linksTo(linksTo),
    copyOf !== undefined && words.copyOf(copyOf),
    isFolder && words.isFolder,
    isRemoved && words.isRemoved,
  ].filter((part) => typeof part === 'string');
  return [`${code(file)}${text === undefined ? '' : ` (${words.wholeFile})`}`, ...parts].join('\n\n');
}

function prefix(sign: string, text: string): string {
  return text
    .split('\n')
    .map((line) => `${sign} ${line}`)
    .join('\n');
}

function shorten(text: string, words: DocWords): string {
  const lines = text.split('\n').map((line) => (line.length > 160 ? `${line.slice(0, 160)}…` : line));
  return lines.length > mostLines ? [...lines.slice(0, mostLines), words.shortened].join('\n') : lines.join('\n');
}
