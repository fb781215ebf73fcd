/**
 * Values or errors of a form → pairs of a control's name and its value or error. The form nests names with a dot:
 * `{ card2: { cardCvv } }` → `card2.cardCvv`.
 */
export function flattenFields<Leaf>(tree: object, prefix = ''): [name: string, leaf: Leaf][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    isGroup(value) ? flattenFields<Leaf>(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value as Leaf]],
  );
}

/** An error is an object too, with the rule as its `type`. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('type' in value);
}
