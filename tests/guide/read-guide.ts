import { marked, type Tokens } from 'marked';

/** An answer that the page gives to a command's question. */
export interface GuideAnswer {
  question: string;
  answer: string;
}

/** Instructions of a page of the guide, in order. */
export type GuideStep =
  | { kind: 'write'; file: string; text: string }
  | { kind: 'replace'; file: string; before: string; after: string }
  | { kind: 'run'; command: string; answers: readonly GuideAnswer[]; output: string | undefined }
  | { kind: 'visit'; path: string; shown: readonly string[] };

const origin = 'http://localhost:3000';

/**
 * Parses a page's steps. An `sh` block has commands; a table after it answers the last one's questions, where `Enter`
 * is that key alone, and a `text` block is its output. A `diff` or other block belongs to the file named at the end of
 * the paragraph above. A URL is visited and must show the bold text after it.
 *
 * @throws RangeError for a block without a file or command
 */
export function readGuide(page: string): GuideStep[] {
  const steps: GuideStep[] = [];
  let above = '';
  // Whether a table belongs to the command above it.
  let isRunning = false;
  for (const token of marked.lexer(page)) {
    if (token.type === 'paragraph') {
      above = token.text;
      steps.push(...listVisits(token.text));
    } else if (token.type === 'code') {
      addBlock(steps, token.lang ?? '', token.text, above);
    } else if (token.type === 'table' && isRunning) {
      addAnswers(steps, token as Tokens.Table);
    }
    if (token.type !== 'space') isRunning = token.type === 'code' && token.lang === 'sh';
  }
  return steps;
}

function listVisits(text: string): GuideStep[] {
  return [...text.matchAll(/<(http[^>]+)>([^<]*)/g)].map(([, url = '', rest = '']) => ({
    kind: 'visit',
    path: url.replace(origin, ''),
    shown: [...rest.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words),
  }));
}

function addBlock(steps: GuideStep[], language: string, text: string, above: string): void {
  if (language === 'sh') {
    const commands = text.split(/(?<!\\)\n/);
    steps.push(...commands.map((command): GuideStep => ({ kind: 'run', command, answers: [], output: undefined })));
  } else if (language === 'text') {
    lastRun(steps, text).output = text;
  } else {
    const file = /`(\S+)`:$/.exec(above)?.[1];
    if (file === undefined) throw new RangeError(`no file is named above:\n${text}`);
    const sideOf = (sign: string) =>
      text
        .split('\n')
        .filter((line) => line.startsWith(sign) || line.startsWith(' '))
        .map((line) => line.slice(1))
        .join('\n');
    steps.push(
      language === 'diff'
        ? { kind: 'replace', file, before: sideOf('-'), after: sideOf('+') }
        : { kind: 'write', file, text: `${text}\n` },
    );
  }
}

function addAnswers(steps: GuideStep[], table: Tokens.Table): void {
  const textOf = (cell: Tokens.TableCell | undefined) => (cell?.text ?? '').replaceAll('`', '');
  lastRun(steps, table.raw).answers = table.rows.map(([question, answer]) => ({
    question: textOf(question),
    answer: textOf(answer).replace(/^Enter$/, ''),
  }));
}

function lastRun(steps: GuideStep[], text: string) {
  const last = steps.at(-1);
  if (last?.kind !== 'run') throw new RangeError(`nothing prints:\n${text}`);
  return last;
}
