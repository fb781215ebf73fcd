import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/setup/run-command.mjs';

/** Every script and style sheet of the production build, and the hash of what is in it. */
export function hashBuild(): Map<string, string> {
  const folder = path.join(root, '.next/static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/.test(file));
  return new Map(files.map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]));
}

/** Hash of a page without what differs between two answers of the same server: nonces, times. */
export function hashPage(html: string): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  const withoutNonce = nonce === undefined ? html : html.replaceAll(nonce, '');
  return hashOf(withoutNonce.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
