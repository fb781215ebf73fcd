import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of config files, of which some may be replaced by others that are not written yet. */
export type Overlay = ReadonlyMap<string, string>;

/** Reads the texts of findings for their positions, each once; empty when a file cannot be read. */
export function createTextReader(root: string, overlay: Overlay = new Map()): (file: string) => string {
  const texts = new Map<string, string>();
  return (file) => {
    const text = overlay.get(file) ?? texts.get(file) ?? readText(join(root, file));
    texts.set(file, text);
    return text;
  };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
