import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FixPlan } from './plan-fixes';

/** A file changed between check and writing; it was not written. */
class ChangedFileError extends Error {
  override readonly name = 'ChangedFileError';
}

/**
 * Writes the planned texts, each through a temporary file and a rename, so that readers see the old or the new text.
 *
 * @returns files that changed meanwhile and were not written
 */
export function writeFixes(root: string, { texts, originals }: Pick<FixPlan, 'texts' | 'originals'>): string[] {
  return [...texts].flatMap(([file, text]) => {
    try {
      replaceFile(path.join(root, file), originals.get(file) ?? '', text);
      return [];
    } catch (error) {
      if (!(error instanceof ChangedFileError)) throw error;
      return [file];
    }
  });
}

/** @throws ChangedFileError when the file differs from the checked one */
function replaceFile(name: string, original: string, text: string): void {
  // Keeps a link as a link.
  const target = realpathSync(name);
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  const { mode } = statSync(target);
  try {
    writeFileSync(temporary, text, { mode, flush: true });
    if (readFileSync(target, 'utf8') !== original) throw new ChangedFileError(name);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
