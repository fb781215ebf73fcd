import { linkSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** New and checked texts of files, by path in the tree. */
export interface WrittenTexts {
  /** Undefined deletes the file. */
  texts: ReadonlyMap<string, string | undefined>;
  /** Content that was checked; undefined for a file that did not exist. */
  originals: ReadonlyMap<string, string | undefined>;
}

/** A file changed between check and writing; it was not written. */
class ChangedFileError extends Error {
  override readonly name = 'ChangedFileError';
}

/**
 * Writes the planned texts, each through a temporary file and a rename, so that readers see the old or the new text.
 *
 * @returns files that changed meanwhile and were not written
 */
export function writeFixes(root: string, { texts, originals }: WrittenTexts): string[] {
  return [...texts].flatMap(([file, text]) => {
    try {
      replaceFile(path.join(root, file), originals.get(file), text);
      return [];
    } catch (error) {
      if (!(error instanceof ChangedFileError)) throw error;
      return [file];
    }
  });
}

/**
 * Writes all texts or none. Stops at the first that cannot be written, and restores those before it.
 *
 * @returns a file that changed meanwhile, when nothing was written
 * @throws the error of the disk, when nothing was written; an AggregateError, when a file could not be restored either
 */
export function writeAll(root: string, { texts, originals }: WrittenTexts): string | undefined {
  const written: string[] = [];
  let left: string | undefined;
  try {
    for (const [file, text] of texts) {
      [left] = writeFixes(root, { texts: new Map([[file, text]]), originals });
      if (left !== undefined) break;
      written.push(file);
    }
  } catch (error) {
    restore(root, written, { texts, originals }, [error]);
    throw error;
  }
  if (left !== undefined) restore(root, written, { texts, originals });
  return left;
}

/**
 * Restores each file that nobody has changed since.
 *
 * @param errors what failed before
 * @throws AggregateError when the disk refuses a file; the others are restored
 */
function restore(
  root: string,
  files: readonly string[],
  { texts, originals }: WrittenTexts,
  errors: readonly unknown[] = [],
): void {
  const failures = files.flatMap((file) => {
    try {
      writeFixes(root, { texts: new Map([[file, originals.get(file)]]), originals: texts });
      return [];
    } catch (error) {
      return [error];
    }
  });
  if (failures.length > 0) throw new AggregateError([...errors, ...failures], 'files were written in part');
}

/** @throws ChangedFileError when the file differs from the checked one */
function replaceFile(name: string, original: string | undefined, text: string | undefined): void {
  if (original === undefined) {
    createFile(name, text ?? '');
    return;
  }
  // Keeps a link as a link.
  const target = realpathSync(name);
  const requireSame = () => {
    if (readFileSync(target, 'utf8') !== original) throw new ChangedFileError(name);
  };
  if (text === undefined) {
    requireSame();
    rmSync(target);
    return;
  }
  withTemporary(target, text, statSync(target).mode, (temporary) => {
    requireSame();
    renameSync(temporary, target);
  });
}

/** @throws ChangedFileError when somebody else has created it */
function createFile(name: string, text: string): void {
  withTemporary(name, text, 0o666, (temporary) => {
    try {
      // Unlike a rename, a link replaces nothing.
      linkSync(temporary, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new ChangedFileError(name);
      throw error;
    }
  });
}

/** Writes a temporary file beside the target and removes it if it is still there. */
function withTemporary(target: string, text: string, mode: number, put: (temporary: string) => void): void {
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { mode, flush: true });
    put(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}
