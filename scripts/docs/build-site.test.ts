import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './build-site';

let site: ReadonlyMap<string, string>;

beforeAll(() => {
  site = buildSite(process.cwd());
});

function textOf(file: string): string {
  const text = (site.get(file) ?? '').replaceAll(/<[^>]+>/g, ' ');
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'");
}

/** Part of a page from one heading to the next of its depth. */
function partOf(file: string, heading: RegExp): string {
  const parts = (site.get(file) ?? '').split(/(?=<h[23])/);
  return parts.find((part) => heading.test(part)) ?? '';
}

describe('the operators’ site', () => {
  it('has the guide and the pages of templates, keys and checks in both languages', () => {
    expect([...site.keys()]).toEqual(
      expect.arrayContaining(['pt-BR/index.html', 'pt-BR/checks.html', 'en/keys.html', 'en/tasks/voucher.html']),
    );
  });

  it('has no dead link', () => {
    const anchorsOf = (page: string) => new Set([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    const links = [...site].flatMap(([file, page]) =>
      [...page.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => ({ file, href })),
    );
    const dead = links.filter(({ file, href }) => {
      if (/^[a-z]+:/.test(href)) return false;
      const [target = '', anchor] = href.split('#');
      const page = site.get(target === '' ? file : path.posix.join(path.posix.dirname(file), target));
      return page === undefined || (anchor !== undefined && !anchorsOf(page).has(anchor));
    });
    expect(links.length).toBeGreaterThan(100);
    expect(dead).toEqual([]);
  });

  it('shows the props, fields, texts and an example of the lead template', () => {
    const page = textOf('pt-BR/templates.html');
    expect(page).toMatch(/asksReferer\s+true {2}ou {2}false/);
    expect(page).toMatch(/email\s+E-mail\s+sim\s+Insira um email válido\./);
    expect(page).toMatch(/submit\s+\{next\}/);
    expect(page).toContain('"templateId": "lead"');
  });

  it.each([
    'multiprofile-upsell-presentation',
    'payment-upsell',
    'upsell-payment',
    'upsell-presentation',
    'video-upsell',
  ])('says first of %s that the flow names the product', (id) => {
    expect(partOf('en/templates.html', new RegExp(`<h2 [^>]*>[^<]* \\(<code>${id}<`))).toMatch(
      /<\/h2>\s*<p>First, name the product that the step sells/,
    );
  });

  it('shows whether a brand setting is required or has a default', () => {
    const page = textOf('en/keys.html');
    expect(page).toMatch(/productCode\s+use at most 64 letters[^\n]*such as acme-anual\s+required/);
    expect(page).toMatch(/\*\.language\s+"pt-BR" {2}· {2}"pt-MZ"\s+"pt-BR"/);
    expect(page).toMatch(/plans\.\*\.amount [^\n]*\n[^\n]*\n\s*required/);
  });

  it('lists every key of a flow step', () => {
    const steps = partOf('pt-BR/keys.html', /<h3 [^>]*>Cada passo/);
    const keys = [...steps.matchAll(/<tr>\s*<td><code>(\w+)</g)].map(([, key]) => key);
    expect(keys).toEqual(['id', 'templateId', 'props', 'flag', 'defaultNextStepId']);
  });

  it('shows the message, reason and both samples of a check', () => {
    const source = readFileSync('checks/rules/template-unknown/template-unknown.check.json', 'utf8');
    const { words, bad } = JSON.parse(source);
    const page = textOf('pt-BR/checks.html');
    expect(page).toContain(words['pt-BR'].message);
    expect(page).toContain(words['pt-BR'].why);
    expect(page).toContain(`+ ${bad[0].by}`);
  });

  it.each(['undefined', '[object Object]', 'null |'])('never shows "%s"', (text) => {
    expect([...site].filter(([, page]) => page.includes(text)).map(([file]) => file)).toEqual([]);
  });
});
