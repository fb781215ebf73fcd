import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/setup/run-command.mjs';

/** Hashes of every script and style sheet in the production build. */
export function hashBuild(): Map<string, string> {
  const folder = path.join(root, '.next/static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/.test(file));
  return new Map(files.map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]));
}

/** Hash of a page without values that vary between answers: nonces, times. */
export function hashPage(html: string): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  const withoutNonce = nonce === undefined ? html : html.replaceAll(nonce, '');
  return hashOf(withoutNonce.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
