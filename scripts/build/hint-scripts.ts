import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** V8 reads it only in the first line. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes V8 compile all functions of a script on another thread while it arrives. Otherwise it compiles each on its
 * first call: on arrival, and at the press that shows the next step.
 *
 * @param folder of the built scripts
 */
export function hintScripts(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (!text.startsWith(compileHint)) writeFileSync(file, compileHint + text);
  }
}
