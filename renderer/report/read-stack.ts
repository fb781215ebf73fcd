import { mask } from './mask';

/** A place in the code. */
export interface StackFrame {
  /** Name of the function, or `?`. */
  function: string;
  /** Path of the file: in the project, or on our own site. */
  file: string;
  line: number;
  column: number;
}

const mostFrames = 30;

/** A place starts like a path or an address: a thrower may write anything into a stack. */
const place = String.raw`((?:https?:|file:|node:|webpack|/)[\w./:@~+%[\]-]{0,299}?)(?:[?#][^\s()]*)?:(\d{1,7}):(\d{1,7})`;

/** A line of a stack in Chromium and Node. Firefox and Safari write `name@file:line:column`. */
const chromium = new RegExp(String.raw`^ {4}at (?:(?:async |new )*([\w$.<>[\] #]{1,80}) \()?${place}\)?$`);
const others = new RegExp(String.raw`^([\w$./<>[\]]{0,80})@${place}$`);

/** Places of an error, the innermost first. Its message, which may take lines of the stack, is left out. */
export function readStack(error: Error): StackFrame[] {
  const head = `${String(error.name)}: ${String(error.message)}`;
  const stack = String(error.stack);
  const lines = (stack.startsWith(head) ? stack.slice(head.length) : stack).split('\n');
  return lines.flatMap((text) => readFrame(text) ?? []).slice(0, mostFrames);
}

function readFrame(text: string): StackFrame | undefined {
  const found = chromium.exec(text) ?? others.exec(text);
  if (!found) return undefined;
  const [, name, file = '', line, column] = found;
  return { function: mask(name || '?'), file: shorten(file), line: Number(line), column: Number(column) };
}

/** Drops the origin, and the folders above the project, which tell of the machine. No file of ours has a long number. */
function shorten(file: string): string {
  return file
    .replace(/^(?:https?:\/\/[^/]*|file:\/\/)/, '')
    .replace(/^.*?\/(?=(?:\.next|\.guiche|node_modules)\/)/, '/')
    .replace(/\d{5,}|%40/g, '[number]');
}
