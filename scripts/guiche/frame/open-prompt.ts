import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { InterruptedError } from './command';

/** Input as far as questions need it. */
export interface TypedInput extends NodeJS.ReadableStream {
  isTTY?: boolean | undefined;
}

interface Prompt {
  ask: (question: string) => Promise<string>;
  close: () => void;
}

/** Asks line by line; lines that are typed ahead wait for their question. Nothing is read before the first one. */
export function openPrompt(input: TypedInput, output: { write: (text: string) => unknown }): Prompt {
  let reader: { lines: Interface; next: () => Promise<IteratorResult<string>> } | undefined;
  const screen = output instanceof Writable ? output : undefined;
  const open = () => {
    const lines = createInterface({ input, ...(screen && { output: screen, terminal: true }) });
    const iterator = lines[Symbol.asyncIterator]();
    return { lines, next: () => iterator.next() };
  };
  return {
    ask: async (question) => {
      reader ??= open();
      if (screen) {
        // What is typed is drawn again behind the question.
        reader.lines.setPrompt(question);
        reader.lines.prompt();
      } else {
        output.write(question);
      }
      const { done, value } = await reader.next();
      if (done) throw new InterruptedError();
      return value.trim();
    },
    close: () => reader?.lines.close(),
  };
}
