import { mendText } from './mend-text';

/** The address of `Ana <ana@example.com>` and `mailto:ana@example.com`. Every sign within it counts. */
export function mendEmail(written: string): string {
  const address = mendText(written)
    .replace(/^_(.*)_$/s, '$1')
    .replace(/^[^<]*</, '')
    .replace(/^mailto:([^?]*).*$/is, '$1');
  return address === written ? address : mendEmail(address);
}
