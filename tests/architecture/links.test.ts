import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { marked, type Token } from 'marked';
import { expect, test } from 'vitest';
import { anchorOf } from '../../scripts/docs/markdown';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'sandbox/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

interface Page {
  links: readonly string[];
  anchors: ReadonlySet<string>;
}

const read = new Map<string, Page>();

/** Links and images of a page, and its heading anchors as GitHub generates them. */
function readPage(file: string): Page {
  const known = read.get(file);
  if (known) return known;
  const links: string[] = [];
  const anchors = new Set<string>();
  marked.walkTokens(marked.lexer(readFileSync(file, 'utf8')), (token: Token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href);
    if (token.type === 'heading') anchors.add(anchorOf(token.text));
  });
  const page = { links, anchors };
  read.set(file, page);
  return page;
}

/** Broken links of a page; skips external ones. */
function findDeadLinks(file: string): string[] {
  return readPage(file).links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [target = '', anchor] = link.split('#');
    const full = target === '' ? file : path.join(path.dirname(file), decodeURIComponent(target));
    if (!existsSync(full)) return true;
    return anchor !== undefined && statSync(full).isFile() && !readPage(full).anchors.has(anchor);
  });
}

test('no documentation page links to a missing file or heading', () => {
  const links = pages.flatMap((file) => readPage(file).links);
  expect(links.length).toBeGreaterThan(100);
  expect(pages.flatMap((file) => findDeadLinks(file).map((link) => `${file}: ${link}`))).toEqual([]);
});

test('every operators’ page can be reached from the front page', () => {
  const reached = new Set(['docs/operators/pt-BR/README.md']);
  for (const file of reached) {
    for (const link of readPage(file).links.filter((one) => /^[^:]+\.md/.test(one))) {
      reached.add(path.join(path.dirname(file), link.split('#')[0] ?? ''));
    }
  }
  expect(pages.filter((file) => file.startsWith('docs/operators/') && !reached.has(file))).toEqual([]);
});
