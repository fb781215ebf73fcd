import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { hashAsset } from '../../catalogue/asset-hash';

/** Largest size of a config file or image in bytes. A larger file is a mistake, and its content is not used. */
export const maximumBytes = 1_000_000;

const scratch = Buffer.allocUnsafe(maximumBytes + 1);

/**
 * Bytes of a file; undefined beyond `maximumBytes`.
 *
 * @throws NodeJS.ErrnoException when it cannot be opened or read
 */
export function readBounded(path: string): Buffer | undefined {
  const file = openSync(path, 'r');
  try {
    // A regular file is read to its end or to the buffer's end.
    const length = readSync(file, scratch, 0, scratch.length, 0);
    return length > maximumBytes ? undefined : Buffer.from(scratch.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

/** Enough to recognize a video. */
const headLength = 16;

/**
 * First bytes of a file with its size in bytes.
 *
 * @throws NodeJS.ErrnoException when it cannot be opened or read
 */
export function readHead(path: string): { head: Buffer; size: number } {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(headLength);
    const length = readSync(file, head, 0, headLength, 0);
    return { head: head.subarray(0, length), size: fstatSync(file).size };
  } finally {
    closeSync(file);
  }
}

/** Hash of a file's content, and the time of its change in milliseconds since 1970. */
export function readVersion(path: string): { hash: string; modifiedAt: number } {
  const { mtimeMs: modifiedAt } = statSync(path);
  return { hash: hashAsset(readFileSync(path)), modifiedAt };
}
