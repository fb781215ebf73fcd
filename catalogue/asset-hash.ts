import { createHash } from 'node:crypto';

/** First 12 characters of the sha-256 of a file's content. */
export function hashAsset(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
