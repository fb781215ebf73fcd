import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked, type Tokens } from 'marked';
import { authorLanguages } from '../../checks/findings/describe-finding';
import { buildCheckPage } from './build-check-page';
import { buildKeyPage } from './build-key-page';
import { buildTemplatePage } from './build-template-page';
import { anchorOf } from './markdown';
import { contextOf, type DocContext, readDocSources } from './read-doc-sources';

const guide = 'docs/operators';

const style =
  'body{font:16px/1.5 sans-serif;max-width:60rem;margin:auto;padding:1rem}table{border-collapse:collapse}' +
  'td,th{border:1px solid #ccc;padding:.3rem;text-align:left;vertical-align:top}' +
  'td{overflow-wrap:anywhere}pre{overflow:auto;background:#f4f4f4}' +
  'img{max-width:16rem}nav a{margin-right:1rem}';

/**
 * The operators' site, by path: the guide by hand, and the pages of templates, keys and checks, which the sources
 * describe.
 */
export function buildSite(root: string): Map<string, string> {
  const sources = readDocSources(root);
  const site = new Map([['index.html', '<!doctype html><meta http-equiv="refresh" content="0;url=pt-BR/">\n']]);
  for (const language of authorLanguages) {
    const context = contextOf(sources, language);
    const pages: [file: string, markdown: string][] = [
      ...readGuide(path.join(root, guide, language)),
      ['templates.md', buildTemplatePage(context)],
      ['keys.md', buildKeyPage(context)],
      ['checks.md', buildCheckPage(context)],
    ];
    for (const [file, markdown] of pages) site.set(nameOf(`${language}/${file}`), buildPage(file, markdown, context));
  }
  return site;
}

function readGuide(folder: string): [file: string, markdown: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(folder, file), 'utf8')]);
}

/** Path of a page on the site. */
function nameOf(file: string): string {
  return file.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');
}

const marked = new Marked({
  renderer: {
    heading({ tokens, text, depth }: Tokens.Heading) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const [file = '', anchor] = href.split('#');
      const target = `${nameOf(file)}${anchor === undefined ? '' : `#${anchor}`}`;
      return `<a href="${/^[a-z]+:/.test(href) ? href : target}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

function buildPage(file: string, markdown: string, { language, words }: DocContext): string {
  const { templates, keys, checks } = words;
  const top = file.includes('/') ? '../' : '';
  const links = { index: 'guichê', templates, keys, checks };
  const nav = Object.entries(links).map(([name, title]) => `<a href="${top}${name}.html">${title}</a>`);
  const [, title = ''] = /^# (.*)$/m.exec(markdown) ?? [];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<nav>${nav.join('')}</nav>
${marked.parse(markdown, { async: false })}`;
}
