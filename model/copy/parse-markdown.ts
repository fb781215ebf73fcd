import { lexer, type Token, type Tokens, walkTokens } from 'marked';

/** A piece of Markdown as data: rendered as elements, never as HTML text. */
export type MarkdownNode =
  | { kind: 'text'; text: string }
  | { kind: 'link'; href: string; children: MarkdownNode[] }
  | {
      kind: 'heading' | 'paragraph' | 'list' | 'ordered' | 'item' | 'strong' | 'emphasis' | 'quote';
      children: MarkdownNode[];
    };

/** Markdown → nodes. HTML stays text. Links must be https or our own path; any other link becomes text. */
export function parseMarkdown(markdown: string): MarkdownNode[] {
  return lexer(markdown, { gfm: true }).flatMap(toNodes);
}

/** Markdown that no screen can show as intended. */
export interface LostMarkdown {
  kind: 'link' | 'picture' | 'table';
  /** Link target, image description, or first line of the table. */
  text: string;
}

/** @returns each one once, in text order */
export function listLostMarkdown(markdown: string): LostMarkdown[] {
  const lost: LostMarkdown[] = [];
  walkTokens(lexer(markdown, { gfm: true }), (token) => {
    if (token.type === 'link' && !isSafe(token as Tokens.Link)) lost.push({ kind: 'link', text: String(token.href) });
    if (token.type === 'image') lost.push({ kind: 'picture', text: String(token.href) });
    if (token.type === 'table') lost.push({ kind: 'table', text: token.raw.split('\n', 1)[0] ?? '' });
  });
  return lost;
}

function isSafe({ href }: Tokens.Link): boolean {
  return /^https:\/\//i.test(href) || /^\/(?![/\\])/.test(href);
}

function toNodes(token: Token): MarkdownNode[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: 'heading', children: children(token) }];
    case 'paragraph':
      return [{ kind: 'paragraph', children: children(token) }];
    case 'strong':
      return [{ kind: 'strong', children: children(token) }];
    case 'em':
      return [{ kind: 'emphasis', children: children(token) }];
    case 'blockquote':
      return [{ kind: 'quote', children: children(token) }];
    case 'list': {
      const list = token as Tokens.List;
      const items = list.items.map((item): MarkdownNode => ({ kind: 'item', children: item.tokens.flatMap(toNodes) }));
      return [{ kind: list.ordered ? 'ordered' : 'list', children: items }];
    }
    case 'link': {
      const link = token as Tokens.Link;
      return isSafe(link) ? [{ kind: 'link', href: link.href, children: children(link) }] : children(link);
    }
    case 'text':
      return 'tokens' in token && token.tokens ? children(token) : [{ kind: 'text', text: textOf(token) }];
    default:
      return [{ kind: 'text', text: textOf(token) }];
  }
}

function children(token: Token): MarkdownNode[] {
  return 'tokens' in token && token.tokens ? token.tokens.flatMap(toNodes) : [];
}

function textOf(token: Token): string {
  const text = 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
  return token.type === 'html' ? token.raw : unescapeEntities(text);
}

/** marked keeps five named entities in texts; React escapes them again. */
function unescapeEntities(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
}
