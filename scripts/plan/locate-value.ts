import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import type { PlanTree } from './read-plan-tree';

/** File and line, from 1, of a value; of one that is not there, of the nearest thing above it. */
export function locateValue(
  { readText }: Pick<PlanTree, 'readText'>,
  { file, path }: { file: string; path: JSONPath },
): { file: string; line: number } {
  const text = readText(file);
  const root = parseTree(text);
  for (let length = path.length; root && length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return { file, line: lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset) };
  }
  return { file, line: 1 };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
