import { getNodePath, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { isAmountKey } from './is-amount-key';

/** A price with a point: `9900.00` is 9900 to JSON, and 9,900.00 to whoever wrote it. */
export interface PointAmount {
  path: JSONPath;
  written: string;
}

/** A part of every such price; hardly any file has one. */
const sign = /\d\.0+(?!\d)/;

/** A part of that, which is found sooner. */
const pointZero = '.0';

/** Valid JSON → its prices that have a point and nothing behind it, which no schema can see. */
export function findPointAmounts(text: string): PointAmount[] {
  if (!text.includes(pointZero) || !sign.test(text)) return [];
  const root = parseTree(text);
  return root ? amountsIn(root, text) : [];
}

function amountsIn(node: Node, text: string): PointAmount[] {
  if (node.type !== 'number') return (node.children ?? []).flatMap((child) => amountsIn(child, text));
  const path = getNodePath(node);
  const written = text.slice(node.offset, node.offset + node.length);
  return isAmountKey(path.at(-1)) && /^\d+\.0+$/.test(written) ? [{ path, written }] : [];
}
