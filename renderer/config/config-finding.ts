import { findNodeAtLocation, getNodeValue, type JSONPath, parseTree } from 'jsonc-parser';

/** One mistake in a config file, in the words of its author. */
export interface ConfigFinding {
  /** Path inside the project. */
  file: string;
  /** Place of the mistake: a JSON path in the file. */
  path: JSONPath;
  /** Where a text stops being JSON, and so has no paths: characters from its start. */
  offset?: number;
  code: string;
  message: string;
}

export interface Position {
  line: number;
  column: number;
}

/** Where a JSON path stands in a text; the nearest existing ancestor when the key is missing. Lines and columns from 1. */
function findPosition(text: string, path: JSONPath): Position {
  const root = parseTree(text);
  for (let length = path.length; root && length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (!node) continue;
    const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    const isKeyMeant = key && getNodeValue(key) === path.at(-1) && length === path.length && node.type === 'object';
    return positionAt(text, isKeyMeant ? key.offset : node.offset);
  }
  return { line: 1, column: 1 };
}

/** Offset in a text → line and column, from 1. */
function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The config cannot be used. The server does not start with it; `npm run check` prints the findings. */
export class CatalogueError extends Error {
  readonly findings: readonly ConfigFinding[];
  readonly lines: readonly string[];

  constructor(findings: readonly ConfigFinding[], readText: (file: string) => string) {
    const lines = findings.map((finding) => {
      const text = readText(finding.file);
      const { line, column } =
        finding.offset === undefined ? findPosition(text, finding.path) : positionAt(text, finding.offset);
      return `erro[${finding.code}] ${finding.file}:${line}:${column} ${finding.message}`;
    });
    super(lines.join('\n'));
    this.name = 'CatalogueError';
    this.findings = findings;
    this.lines = lines;
  }
}
