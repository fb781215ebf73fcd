import { closeSync, openSync, readSync } from 'node:fs';

/** Largest size of a config file or image in bytes. A larger file is a mistake, and its content is not used. */
export const maximumBytes = 1_000_000;

const scratch = Buffer.allocUnsafe(maximumBytes + 1);

/**
 * Bytes of a file, valid until the next call; undefined beyond `maximumBytes`.
 *
 * @throws NodeJS.ErrnoException when it cannot be opened or read
 */
export function readBounded(path: string): Buffer | undefined {
  const file = openSync(path, 'r');
  try {
    // A regular file is read to its end or to the buffer's end.
    const length = readSync(file, scratch, 0, scratch.length, 0);
    return length > maximumBytes ? undefined : scratch.subarray(0, length);
  } finally {
    closeSync(file);
  }
}
