import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarkdownNode, parseMarkdown } from './parse-markdown';

const text = (value: string): MarkdownNode => ({ kind: 'text', text: value });
const node = (kind: Exclude<MarkdownNode['kind'], 'text' | 'link'>, ...children: MarkdownNode[]): MarkdownNode => ({
  kind,
  children,
});
const link = (href: string, ...children: MarkdownNode[]): MarkdownNode => ({ kind: 'link', href, children });

/** Text of the nodes, as displayed. */
function wordsOf(nodes: readonly MarkdownNode[]): string {
  return nodes.map((part) => (part.kind === 'text' ? part.text : wordsOf(part.children))).join('');
}

/** Link targets of the nodes. */
function linksOf(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap((part) =>
    part.kind === 'text' ? [] : [...(part.kind === 'link' ? [part.href] : []), ...linksOf(part.children)],
  );
}

describe('the markdown parser reads', () => {
  it.each<[title: string, markdown: string, nodes: MarkdownNode[]]>([
    ['a paragraph', 'Olá, mundo', [node('paragraph', text('Olá, mundo'))]],
    ['two paragraphs', 'a\n\nb', [node('paragraph', text('a')), node('paragraph', text('b'))]],
    ['a heading', '### Como funciona', [node('heading', text('Como funciona'))]],
    ['strong words', 'é **agora**', [node('paragraph', text('é '), node('strong', text('agora')))]],
    [
      'emphasis inside strong words',
      '**a _b_**',
      [node('paragraph', node('strong', text('a '), node('emphasis', text('b'))))],
    ],
    ['a list', '- a\n- b', [node('list', node('item', text('a')), node('item', text('b')))]],
    ['a numbered list', '1. a\n2. b', [node('ordered', node('item', text('a')), node('item', text('b')))]],
    [
      'a list inside a list',
      '- a\n  1. b\n  2. **c**\n- d',
      [
        node(
          'list',
          node('item', text('a'), node('ordered', node('item', text('b')), node('item', node('strong', text('c'))))),
          node('item', text('d')),
        ),
      ],
    ],
    ['a quotation', '> assim', [node('quote', node('paragraph', text('assim')))]],
    ['a link', '[termos](https://acme.example/t)', [node('paragraph', link('https://acme.example/t', text('termos')))]],
    ['a link to an own path', '[ajuda](/ajuda?x=1)', [node('paragraph', link('/ajuda?x=1', text('ajuda')))]],
    [
      'a horizontal rule, which is left out',
      'a\n\n---\n\nb',
      [node('paragraph', text('a')), node('paragraph', text('b'))],
    ],
    ['an empty text', '', []],
    ['characters that HTML would escape', 'a & b < c "d" \'e\'', [node('paragraph', text('a & b < c "d" \'e\''))]],
  ])('%s', (_, markdown, nodes) => {
    expect(parseMarkdown(markdown)).toEqual(nodes);
  });
});

describe('HTML in a text is shown as it was typed', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'antes <b>meio</b> depois',
    '<a href="javascript:alert(1)">a</a>',
    '<svg/onload=alert(1)>',
    '<!-- comentário -->',
    '<iframe src="https://evil.example"></iframe>',
  ])('%s', (markdown) => {
    const nodes = parseMarkdown(markdown);
    expect(wordsOf(nodes)).toBe(markdown);
    expect(linksOf(nodes)).toEqual([]);
  });
});

describe('a link that leads neither to https nor to an own path becomes plain text', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java&#115;cript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://acme.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'evil.example',
    'mailto:a@acme.example',
    'file:///etc/passwd',
    'https:evil.example',
    '#top',
    '?x=1',
  ])('%s', (href) => {
    const nodes = parseMarkdown(`[aqui](<${href.replace(/[<>]/g, '')}>) e ![figura](<${href.replace(/[<>]/g, '')}>)`);
    expect(linksOf(nodes)).toEqual([]);
    expect(wordsOf(nodes)).toContain('aqui');
  });

  it('also as a reference link', () => {
    expect(linksOf(parseMarkdown('[aqui][1]\n\n[1]: javascript:alert(1)'))).toEqual([]);
  });
});

describe('any markdown', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(
      '[',
      '](',
      ')',
      '<',
      '>',
      '**',
      '_',
      '`',
      '```',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '> ',
      '# ',
      '|',
      '![',
      'javascript:',
      'https://a.example',
      '&lt;',
      '&#106;',
      '<script>',
      '//',
    ),
  );

  it('is parsed without an unsafe link', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        for (const href of linksOf(parseMarkdown(pieces.join(''))))
          expect(href).toMatch(/^(?:https:\/\/|\/(?![/\\]))/i);
      }),
      { numRuns: 1_000 },
    );
  });
});
