import { closeSync, openSync, readSync } from 'node:fs';

/** Config files are small: what is larger is a mistake, and is not read. */
export const maximumBytes = 1_000_000;

const scratch = Buffer.allocUnsafe(maximumBytes + 1);

/**
 * The bytes of a file, valid until the next call; undefined when it has more than `maximumBytes`.
 *
 * @throws NodeJS.ErrnoException when it cannot be opened or read
 */
export function readBounded(path: string): Buffer | undefined {
  const file = openSync(path, 'r');
  try {
    let length = 0;
    for (;;) {
      const count = readSync(file, scratch, length, scratch.length - length, null);
      length += count;
      if (count === 0) return scratch.subarray(0, length);
      if (length > maximumBytes) return undefined;
    }
  } finally {
    closeSync(file);
  }
}
