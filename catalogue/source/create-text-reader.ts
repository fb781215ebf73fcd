import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isInsideTree } from './is-inside-tree';
import { maximumBytes } from './read-bounded';

/** Texts of config files, of which some may be replaced by others that are not written yet. */
export type Overlay = ReadonlyMap<string, string>;

/** Reads the texts of findings for their positions, each once; empty for a file that cannot or may not be read. */
export function createTextReader(root: string, overlay: Overlay = new Map()): (file: string) => string {
  const texts = new Map<string, string>();
  return (file) => {
    const text = overlay.get(file) ?? texts.get(file) ?? readText(root, file);
    texts.set(file, text);
    return text;
  };
}

function readText(root: string, file: string): string {
  const path = join(root, file);
  try {
    const stats = statSync(path);
    const isSmall = stats.isFile() && stats.size <= maximumBytes;
    return isSmall && isInsideTree(treeOf(root, file), path) ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}

/** `templates/` may be a link to another project's. */
function treeOf(root: string, file: string): string {
  return realpathSync(file.startsWith('templates/') ? join(root, 'templates') : root);
}
