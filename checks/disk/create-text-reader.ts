import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isInsideTree } from './is-inside-tree';
import { maximumBytes } from './read-bounded';

/** Texts that replace config files before they are written. */
export type Overlay = ReadonlyMap<string, string>;

/** Reads each file once, for positions of findings; empty text for an unreadable or forbidden file. */
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
