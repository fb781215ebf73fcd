import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A change of one file in the sample catalogue. */
export interface FileChange {
  /** Path inside the catalogue. */
  file: string;
  /** Text that occurs once in the file. */
  from?: string;
  to?: string;
  /** Operation on the file, instead of a change of its text. */
  op?: 'write' | 'cut' | 'bom' | 'latin1' | 'delete' | 'bytes' | 'big';
  /** `write`: new content of the file. */
  text?: string;
  /** `cut`: characters kept. */
  keep?: number;
  /** `bytes`: new content of the file, in hexadecimal digits. */
  hex?: string;
  /** `big`: bytes of space added. */
  size?: number;
}

/** An author's mistake. */
export interface Mistake extends FileChange {
  name: string;
  /** Texts that occur once in the wrong file; a finding on their lines is right. Default: the changed place. */
  lines?: string[];
  /** Other valid places: file, and a text on its line. */
  or?: [file: string, text: string][];
}

/** A valid place for a finding about the mistake. */
export interface Place {
  file: string;
  /** From 1; undefined when any line is valid. */
  line: number | undefined;
}

/**
 * Makes a mistake in a copy of the sample catalogue.
 *
 * @returns valid places of a finding
 * @throws RangeError when the mistake does not fit its file
 */
export function seedMistake(root: string, mistake: Mistake): Place[] {
  const file = path.join(root, mistake.file);
  const others = (mistake.or ?? []).map(([other, text]) => ({
    file: other,
    line: lineOf(readFileSync(path.join(root, other), 'utf8'), text),
  }));
  if (mistake.op) {
    changeFile(file, mistake, mistake.op);
    return [{ file: mistake.file, line: undefined }, ...others];
  }
  const { before, after } = replaceText(file, mistake);
  const lines = mistake.lines?.map((text) => lineOf(after, text)) ?? [lineAt(after, firstDifference(before, after))];
  return [...lines.map((line) => ({ file: mistake.file, line })), ...others];
}

/**
 * Makes a change in a copy of the sample catalogue.
 *
 * @throws RangeError when the change does not fit its file
 */
export function changeSample(root: string, change: FileChange): void {
  const file = path.join(root, change.file);
  if (change.op) changeFile(file, change, change.op);
  else replaceText(file, change);
}

function replaceText(file: string, { from = '', to = '' }: FileChange): { before: string; after: string } {
  const before = readFileSync(file, 'utf8');
  const start = findOnce(before, from);
  const after = before.slice(0, start) + to + before.slice(start + from.length);
  writeFileSync(file, after);
  return { before, after };
}

/** New content of the file for each `op`; undefined deletes it. */
const changes: Record<NonNullable<FileChange['op']>, (before: Buffer, change: FileChange) => Buffer | undefined> = {
  write: (_, { text = '' }) => Buffer.from(text),
  cut: (before, { keep }) => Buffer.from(before.toString('utf8').slice(0, keep)),
  bom: (before) => Buffer.concat([Buffer.from('\uFEFF'), before]),
  latin1: (before) => Buffer.from(before.toString('utf8'), 'latin1'),
  delete: () => undefined,
  bytes: (_, { hex = '' }) => Buffer.from(hex, 'hex'),
  big: (before, { size }) => Buffer.concat([before, Buffer.alloc(size ?? 0, ' ')]),
};

function changeFile(file: string, change: FileChange, op: NonNullable<FileChange['op']>): void {
  const before = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const after = changes[op](before, change);
  if (after) writeFileSync(file, after);
  else rmSync(file);
}

function firstDifference(before: string, after: string): number {
  let index = 0;
  while (index < after.length && before[index] === after[index]) index += 1;
  return index;
}

function findOnce(text: string, part: string): number {
  const start = text.indexOf(part);
  if (part === '' || start < 0 || text.includes(part, start + 1)) {
    throw new RangeError(`${JSON.stringify(part)} does not stand exactly once in the file`);
  }
  return start;
}

function lineOf(text: string, part: string): number {
  return lineAt(text, findOnce(text, part));
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
