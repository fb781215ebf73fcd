/** A string, brace or bracket of a text, and where its line stands. */
export interface BracketToken {
  /** Its first character: a quote, a brace or a bracket. */
  sign: string;
  offset: number;
  end: number;
  line: number;
  /** Blanks before the first sign of its line. */
  indent: string;
  /** Whether it is that first sign. */
  isFirst: boolean;
}

/** Strings, braces and brackets of a text in their order; a string ends with its line at the latest. */
export function* listBrackets(text: string): Generator<BracketToken> {
  let line = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]\n]/g)) {
    if (token === '\n') {
      line += 1;
      start = index + 1;
      continue;
    }
    const before = text.slice(start, index);
    const indent = /^\s*/.exec(before)?.[0] ?? '';
    const place = { offset: index, end: index + token.length, line, indent, isFirst: indent === before };
    yield { sign: token[0] ?? '', ...place };
  }
}

/** Braces and brackets that a text leaves open, outermost first. */
export function listOpen(text: string): BracketToken[] {
  const open: BracketToken[] = [];
  for (const token of listBrackets(text)) {
    if (isOpening(token)) open.push(token);
    else if (isClosing(token)) open.pop();
  }
  return open;
}

/** Whether every brace and bracket of a text is closed by its own kind, and nothing else is. */
export function isBalanced(text: string): boolean {
  const open: BracketToken[] = [];
  for (const token of listBrackets(text)) {
    if (isOpening(token)) open.push(token);
    if (!isClosing(token)) continue;
    const opened = open.pop();
    if (!opened || closerOf(opened) !== token.sign) return false;
  }
  return open.length === 0;
}

export function isOpening({ sign }: BracketToken): boolean {
  return sign === '{' || sign === '[';
}

export function isClosing({ sign }: BracketToken): boolean {
  return sign === '}' || sign === ']';
}

export function closerOf({ sign }: BracketToken): string {
  return sign === '{' ? '}' : ']';
}
