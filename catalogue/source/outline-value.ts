/** Facts about the text, derived from its parsed value. */
export interface ValueOutline {
  /** Number of members in all its objects. */
  memberCount: number;
  /** Whether it contains a key `__proto__`. Copying such an object key by key changes all objects. */
  hasProtoKey: boolean;
  /** Whether it is nested deeper than allowed. If so, ignore the rest of the outline. */
  isTooDeep: boolean;
}

export function outlineValue(value: unknown, maximumDepth: number): ValueOutline {
  const outline = { memberCount: 0, hasProtoKey: false, isTooDeep: false };
  addTo(outline, value, maximumDepth);
  return outline;
}

function addTo(outline: ValueOutline, value: unknown, depthLeft: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depthLeft === 0) {
    outline.isTooDeep = true;
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) addTo(outline, item, depthLeft - 1);
    return;
  }
  // Values from JSON.parse inherit nothing enumerable.
  for (const key in value) {
    outline.memberCount += 1;
    if (key === '__proto__') outline.hasProtoKey = true;
    addTo(outline, (value as Record<string, unknown>)[key], depthLeft - 1);
  }
}

/** End of a key in valid JSON; else only the start of a string before a colon, or a quotation mark in a string. */
const keyEnd = /"\s*:/g;

/** Whether an object may contain a key twice: JSON.parse kept fewer members than the text seems to have. */
export function mayRepeatKeys(text: string, { memberCount }: ValueOutline): boolean {
  return (text.match(keyEnd)?.length ?? 0) !== memberCount;
}

/** Maximum nesting of brackets outside strings; approximate for invalid JSON. */
export function measureDepth(text: string): number {
  let open = 0;
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isInString && sign === '\\') index += 1;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && (sign === '{' || sign === '[')) open += 1;
    else if (!isInString && (sign === '}' || sign === ']')) open -= 1;
    if (open > depth) depth = open;
  }
  return depth;
}
