import { readFileSync } from 'node:fs';
import { marked } from 'marked';

/** Instructions of a tutorial, in order. */
export type TutorialStep =
  | { kind: 'write'; file: string; text: string }
  | { kind: 'replace'; file: string; before: string; after: string }
  | { kind: 'run'; command: string; output: string | undefined }
  | { kind: 'visit'; path: string; shown: readonly string[] };

const origin = 'http://localhost:3000';

/**
 * Parses a tutorial's steps. An `sh` block is a command, a `text` block its output. A `diff` or other block belongs to
 * the file named at the end of the paragraph above. A URL is visited and must show the bold text after it.
 *
 * @throws RangeError for a block without a file or command
 */
export function readTutorial(file: string): TutorialStep[] {
  const steps: TutorialStep[] = [];
  let above = '';
  for (const token of marked.lexer(readFileSync(file, 'utf8'))) {
    if (token.type === 'paragraph') {
      above = token.text;
      steps.push(...listVisits(token.text));
    } else if (token.type === 'code') {
      addBlock(steps, token.lang ?? '', token.text, above);
    }
  }
  return steps;
}

function listVisits(text: string): TutorialStep[] {
  return [...text.matchAll(/<(http[^>]+)>([^<]*)/g)].map(([, url = '', rest = '']) => ({
    kind: 'visit',
    path: url.replace(origin, ''),
    shown: [...rest.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words),
  }));
}

function addBlock(steps: TutorialStep[], language: string, text: string, above: string): void {
  const last = steps.at(-1);
  if (language === 'sh') {
    steps.push({ kind: 'run', command: text, output: undefined });
  } else if (language === 'text') {
    if (last?.kind !== 'run') throw new RangeError(`nothing prints:\n${text}`);
    last.output = text;
  } else {
    const file = /`(\S+)`:$/.exec(above)?.[1];
    if (file === undefined) throw new RangeError(`no file is named above:\n${text}`);
    const linesOf = (sign: string) => text.split('\n').filter((line) => line.startsWith(sign));
    const [before = '', after = ''] = [linesOf('-'), linesOf('+')].map((lines) =>
      lines.map((line) => line.slice(1)).join('\n'),
    );
    steps.push(
      language === 'diff' ? { kind: 'replace', file, before, after } : { kind: 'write', file, text: `${text}\n` },
    );
  }
}
