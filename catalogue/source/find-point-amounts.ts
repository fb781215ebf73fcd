import { getNodePath, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { isAmountKey } from './is-amount-key';

/** A price with a point: JSON reads `9900.00` as 9900, but its author means 9,900.00. */
export interface PointAmount {
  path: JSONPath;
  written: string;
}

/** Part of every such price; very few files contain it. */
const sign = /\d\.0+(?!\d)/;

/** Shorter part, for a faster test. */
const pointZero = '.0';

/** Valid JSON → prices with a point and only zeros after it, which no schema can detect. */
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
