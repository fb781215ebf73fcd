import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const schemaLine = '  "$schema": "../../schemas/brand.schema.json"';

/** The brand.json in the README: every required setting. */
export function readMinimalBrand(): string {
  return readShownBrand('README.md');
}

/** First complete brand.json on a documentation page. */
export function readShownBrand(page: string): string {
  const blocks = readFileSync(path.join(root, page), 'utf8').matchAll(/```json\n(.+?)```/gs);
  const text = [...blocks].map(([, block = '']) => block).find((block) => block.startsWith(`{\n${schemaLine}`));
  if (text === undefined) throw new Error(`${page} shows no brand.json`);
  return text;
}

/** A wordmark with dark ink, invisible on a dark surface. */
export const minimalLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><title>Acme</title>' +
  '<path fill="#0b3d91" d="M8 34 22 6h8l14 28h-9l-3-7H20l-3 7zm15-13h6l-3-8zM56 6h52v8H56zm0 11h40v8H56zm0 11h52v6H56z"/></svg>\n';
