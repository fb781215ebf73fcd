/** Names to find in texts, each with its owners. */
export class NameIndex<Owner> {
  /** By first word, so that a text is searched once for all names. */
  private readonly byWord = new Map<string, Map<string, Owner[]>>();
  private readonly known = new Map<string, readonly Named<Owner>[]>();

  add(name: string, owner: Owner): void {
    const [first] = listWords(name);
    if (first === undefined) return;
    const names = this.byWord.get(first) ?? new Map<string, Owner[]>();
    this.byWord.set(first, names.set(name, [...(names.get(name) ?? []), owner]));
  }

  /**
   * Names in a text, spelt exactly; none inside a longer one. A name of one word counts only inside a sentence: any word
   * begins one with a capital.
   */
  find(text: string): readonly Named<Owner>[] {
    const known = this.known.get(text);
    if (known) return known;
    const found: Named<Owner>[] = [];
    for (const { 0: first, index } of text.matchAll(word)) {
      for (const [name, owners] of this.byWord.get(first) ?? []) {
        const start = index - name.search(/[\p{L}\d]/u);
        if (isNameAt(text, start, name)) found.push({ name, owners, isSetApart: isSetApart(text, start, name) });
      }
    }
    const whole = found.filter(({ name }) => !found.some((other) => other.name !== name && other.name.includes(name)));
    this.known.set(text, whole);
    return whole;
  }
}

/** A name found in a text. */
export interface Named<Owner> {
  name: string;
  owners: readonly Owner[];
  /** Whether it is the whole text, or stands between quotes or signs of emphasis. */
  isSetApart: boolean;
}

const word = /[\p{L}\d]+/gu;

function isNameAt(text: string, start: number, name: string): boolean {
  if (!text.startsWith(name, start) || /^[\p{L}\d]/u.test(text.slice(start + name.length))) return false;
  return listWords(name).length > 1 || /[\p{L}\d,][ ]+$/u.test(text.slice(0, start));
}

function isSetApart(text: string, start: number, name: string): boolean {
  return /(?:^|[*_"“«])$/.test(text.slice(0, start)) && /^(?:$|[*_"”»])/.test(text.slice(start + name.length));
}

/** Words of a name, as spelt. */
export function listWords(name: string): readonly string[] {
  return name.match(word) ?? [];
}
