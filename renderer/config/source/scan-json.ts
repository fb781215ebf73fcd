/** What a text of JSON shows before it is parsed. */
export interface JsonOutline {
  /** Members of all objects together: more than the parsed value has when a key is written twice. */
  memberCount: number;
  /** Most brackets that are open at once. */
  depth: number;
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/** Bytes of JSON → its outline, in one pass; of bytes that are not JSON the outline means nothing. */
export function scanJson(bytes: Uint8Array): JsonOutline {
  let memberCount = 0;
  let open = 0;
  let depth = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) {
      index += 1;
      while (index < bytes.length && bytes[index] !== quote) index += bytes[index] === backslash ? 2 : 1;
    } else if (byte === colon) {
      memberCount += 1;
    } else if (byte === 0x7b || byte === 0x5b) {
      open += 1;
      if (open > depth) depth = open;
    } else if (byte === 0x7d || byte === 0x5d) {
      open -= 1;
    }
  }
  return { memberCount, depth };
}

/** What a parsed value shows of its text. */
export interface ValueOutline {
  memberCount: number;
  /** Whether a key `__proto__` is somewhere in it: whoever copies such an object key by key changes all objects. */
  hasProtoKey: boolean;
}

export function outlineValue(value: unknown): ValueOutline {
  const outline = { memberCount: 0, hasProtoKey: false };
  addTo(outline, value);
  return outline;
}

function addTo(outline: ValueOutline, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) addTo(outline, item);
    return;
  }
  // What JSON.parse makes inherits nothing that could be listed.
  for (const key in value) {
    outline.memberCount += 1;
    if (key === '__proto__') outline.hasProtoKey = true;
    addTo(outline, (value as Record<string, unknown>)[key]);
  }
}
