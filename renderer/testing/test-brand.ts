import { readFileSync } from 'node:fs';
import path from 'node:path';

const readme = path.resolve(import.meta.dirname, '../../README.md');

/** The brand.json that the README shows: all that a brand has to state. */
export function readMinimalBrand(): string {
  const text = /`brands\/acme\/brand\.json`:\n\n```json\n(.+?)```/s.exec(readFileSync(readme, 'utf8'))?.[1];
  if (text === undefined) throw new Error('the README shows no brand.json');
  return text;
}

/** A wordmark whose dark ink cannot be seen on a dark surface. */
export const minimalLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><title>Acme</title>' +
  '<path fill="#0b3d91" d="M8 34 22 6h8l14 28h-9l-3-7H20l-3 7zm15-13h6l-3-8zM56 6h52v8H56zm0 11h40v8H56zm0 11h52v6H56z"/></svg>\n';
