/** A text that a screen asks for by its name. */
export interface CopyCall {
  group: string;
  key: string;
  /** Names of the values that it gives; undefined where they cannot be read off the code. */
  given: string[] | undefined;
}

/** Calls of a group's texts: `const t = useCopy('group')` … `t('key', { count })`, both keys of `t(isA ? 'a' : 'b')`. */
export function scanCopyCalls(source: string): CopyCall[] {
  const groups = new Map<string, string>();
  const calls: CopyCall[] = [];
  const pattern =
    /const (\w+) = (?:useCopy\(|translate\([\w.]+, )'([\w-]+)'|(\btranslate\([\w.]+, '([\w-]+)'[^()]*\)|\b\w+)\(/g;
  for (const match of source.matchAll(pattern)) {
    const [whole, name, opened, called = '', direct] = match;
    if (name !== undefined && opened !== undefined) groups.set(name, opened);
    const group = direct ?? groups.get(called);
    if (group === undefined || name !== undefined) continue;
    const [key = '', values] = splitList(source, match.index + whole.length);
    const given = values === undefined ? [] : readGiven(source.slice(0, match.index), values);
    for (const literal of listLiterals(key)) calls.push({ group, key: literal, given });
  }
  return calls;
}

/** The parts between the commas of a list that a bracket before `start` opens. */
function splitList(source: string, start: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = start;
  for (const { 0: sign, index } of source.slice(start).matchAll(/'[^'\n]*'|`[^`]*`|[()[\]{},]/g)) {
    const isEnd = depth === 0 && /^[)\]}]$/.test(sign);
    if (isEnd || (sign === ',' && depth === 0)) {
      parts.push(source.slice(begin, start + index).trim());
      begin = start + index + 1;
    }
    if (isEnd) break;
    if (/^[([{]$/.test(sign)) depth += 1;
    if (/^[)\]}]$/.test(sign)) depth -= 1;
  }
  return parts.filter((part) => part !== '');
}

/** The strings that an expression may be; those that it compares or hands on are none. */
function listLiterals(expression: string): string[] {
  let own = expression.replaceAll(/[!=]==? '[^']*'/g, '');
  for (let inner = ''; inner !== own; ) {
    inner = own;
    own = own.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return [...own.matchAll(/'([^']*)'/g)].map(([, literal = '']) => literal);
}

/** @param before the code before the call, which may name its values */
function readGiven(before: string, values: string): string[] | undefined {
  if (/^\w+$/.test(values)) {
    const declared = before.lastIndexOf(`const ${values} = {`);
    if (declared === -1) return undefined;
    return readNames(before, splitList(before, before.indexOf('{', declared) + 1));
  }
  return values.startsWith('{') ? readNames(before, splitList(values, 1)) : undefined;
}

function readNames(before: string, properties: readonly string[]): string[] | undefined {
  const names: string[] = [];
  for (const property of properties) {
    const of = property.startsWith('...') ? readGiven(before, property.slice(3)) : /^\w+/.exec(property);
    if (!of) return undefined;
    names.push(...of);
  }
  return names;
}
