import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFlowSchema } from '../build-flow-schema';
import { readSources } from '../read-sources';
import { buildDocs } from './build-docs';

const root = process.cwd();
let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  const sources = readSources(root);
  pages = new Map(buildDocs(root, sources, buildFlowSchema(sources)));
});

function pageOf(file: string): string {
  return pages.get(`docs/operators/${file}`) ?? '';
}

describe('the operators’ pages', () => {
  it('exist in both languages', () => {
    const filesOf = (language: string) =>
      [...pages.keys()].filter((file) => file.includes(`/${language}/`)).map((file) => file.replace(language, ''));
    expect(filesOf('en').length).toBeGreaterThan(80);
    expect(filesOf('pt-BR')).toEqual(filesOf('en'));
  });

  it('show the props, fields, texts and an example of the lead template', () => {
    const page = pageOf('pt-BR/templates/lead.md');
    expect(page).toContain('| `asksReferer` | `true` ou `false` |');
    expect(page).toContain('| `email` | E-mail | sim | Insira um email válido.');
    expect(page).toContain('| `submit` | {next} |');
    expect(page).toContain('"templateId": "lead"');
  });

  it.each([
    'multiprofile-upsell-presentation',
    'payment-upsell',
    'upsell-payment',
    'upsell-presentation',
    'video-upsell',
  ])('say first on the page of %s that the flow names the product', (id) => {
    const [, , , , first] = pageOf(`en/templates/${id}.md`).split('\n');
    expect(first).toBe('First, name the product that the step sells: `props.upsell.dsProductId` of the flow.');
  });

  it('show whether a brand setting is required, derived or has a default', () => {
    const page = pageOf('en/keys/brand.md');
    expect(page).toContain(
      '| `productCode` | use at most 64 letters, digits, - and _, without spaces or accents, such as acme-anual | required |',
    );
    expect(page).toContain(
      '| `title` | a text of up to 80 characters that is not spaces alone, such as Plano anual | derived: `productName` |',
    );
    expect(page).toContain('Brazil: `"pt-BR"`<br>Mozambique: `"pt-MZ"`');
    expect(page).toMatch(/`plans\.\*\.amount` \| .* \| required \|/);
  });

  it('list every key of a flow step', () => {
    const [, steps = ''] = pageOf('pt-BR/keys/flow.md').split('## Cada passo');
    const keys = [...steps.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key);
    expect(keys).toEqual(['id', 'templateId', 'props', 'flag', 'defaultNextStepId']);
    expect(steps).toMatch(/^\| `templateId` \| .*`"lead"` · `"livelo-code"`.* \| obrigatória \|/m);
  });

  it('show the message, reason and both samples of a check', () => {
    const page = pageOf('pt-BR/checks/template-unknown.md');
    const source = readFileSync('checks/rules/template-unknown/template-unknown.check.json', 'utf8');
    const { words, bad } = JSON.parse(source);
    expect(page).toContain(`> ${words['pt-BR'].message}`);
    expect(page).toContain(words['pt-BR'].why);
    expect(page).toContain(`+ ${bad[0].by}`);
    expect(page).toContain('## Certo');
    expect(pageOf('pt-BR/checks/README.md')).toContain('[template-unknown](template-unknown.md)');
  });

  it.each(['undefined', '[object Object]', 'null |'])('never show "%s"', (text) => {
    const wrong = [...pages].filter(([, page]) => page.includes(text)).map(([file]) => file);
    expect(wrong).toEqual([]);
  });
});
