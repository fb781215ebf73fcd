import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FixPlan } from './plan-fixes';

/** A file was changed by somebody else between the check and the writing; it was left alone. */
class ChangedFileError extends Error {
  override readonly name = 'ChangedFileError';
}

/**
 * Writes the planned texts, each as a whole: to a file beside it, then in its place, so that whoever reads or stops in
 * between has the old text or the new one.
 *
 * @returns the files that somebody else has changed meanwhile, which are left as they are
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

/** @throws ChangedFileError when the file is not what was checked */
function replaceFile(name: string, original: string, text: string): void {
  // A link stays a link.
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
