import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ConfigCopy, copyConfig } from '../../renderer/testing/test-repository';
import { buildPlan } from './build-plan';
import type { ScreenEffect } from './compare-screens';
import { findRenames } from './find-renames';
import { readPlanTree } from './read-plan-tree';
import { before, planOf } from './testing/plan-of';

const valuesOf = <Key extends keyof ScreenEffect>(effects: readonly ScreenEffect[], key: Key) => [
  ...new Set(effects.map((effect) => effect[key])),
];

/** Brands sold in Brazil. */
const brandsOfBrazil = before.catalogue.brands.filter(({ areas }) => areas.BR).map(({ id }) => id);

/** Templates in a brand's flows, and the error page's, which every brand has. */
function templatesOf(brandId: string): string[] {
  const areas = Object.values(before.catalogue.brands.find(({ id }) => id === brandId)?.areas ?? {});
  const played = areas.flatMap(({ flows }) => flows.flatMap(({ steps }) => steps.map(({ templateId }) => templateId)));
  return [...new Set([...played, 'generic-error'])].sort();
}

describe('screens', () => {
  test('a colour of one brand reaches its screens alone, in that mode alone', () => {
    const { effects, risks } = planOf((config) =>
      config.replace('brands/fusorama/theme.json', '"accent": "#006a86"', '"accent": "#00566e"'),
    );
    expect(valuesOf(effects, 'brandId')).toEqual(['fusorama']);
    expect(valuesOf(effects, 'mode')).toEqual(['light']);
    expect(valuesOf(effects, 'environment')).toEqual(['test', 'homolog', 'production']);
    expect(valuesOf(effects, 'templateId').sort()).toEqual(templatesOf('fusorama'));
    expect(effects.flatMap(({ paths }) => paths).every((changed) => changed === 'colors.accent')).toBe(true);
    expect(risks).toEqual([]);
  });

  test('a word of the frame in _base reaches every brand that speaks the language', () => {
    const { effects } = planOf((config) =>
      config.replace('brands/_base/copy.pt-BR.json', '"secure": "', '"secure": "Aqui: '),
    );
    expect(valuesOf(effects, 'brandId')).toEqual(brandsOfBrazil);
    expect(valuesOf(effects, 'area')).toEqual(['BR']);
  });

  test('a setting of _base reaches the brands that do not state it themselves', () => {
    const { effects } = planOf((config) =>
      config.replace('brands/_base/br.json', '"elo", "american_express", "hipercard"', '"elo", "american_express"'),
    );
    const open = brandsOfBrazil.filter((id) => {
      const { all, BR } = before.brands.get(id)?.brand ?? {};
      return (BR?.payment?.companies ?? all?.payment?.companies) === undefined;
    });
    expect(open.length).toBeGreaterThan(0);
    expect(valuesOf(effects, 'brandId')).toEqual(open);
    expect(valuesOf(effects, 'templateId').sort()).toEqual([...new Set(open.flatMap(templatesOf))].sort());
  });

  test('methods alone are no change of plans and prices', () => {
    const { effects, risks } = planOf((config) =>
      config.replace('brands/fusorama/brand.json', '["credit-card", "pix", ', '["pix", "credit-card", '),
    );
    expect(risks.map(({ category, rule }) => [category, rule])).toEqual([['MONEY', 'payment.methods']]);
    expect([...new Set(effects.flatMap(({ paths }) => paths))].sort()).toEqual([
      'plans.methods.monthly',
      'plans.methods.yearly',
      'settings.payment.methods',
    ]);
  });

  test('a price is one', () => {
    const { effects, risks } = planOf((config) =>
      config.replace('brands/fusorama/brand.json', '"amount": 118800', '"amount": 120000'),
    );
    expect(risks.map(({ category, rule }) => [category, rule])).toEqual([['MONEY', 'plans.*.amount']]);
    expect(effects.flatMap(({ paths }) => paths)).toContain('plans.yearly.amount');
  });

  test('the words of a template reach that screen alone, in the flows that play it', () => {
    const { effects } = planOf((config) =>
      config.replace('templates/presentation/presentation.copy.pt-BR.json', '"title": "', '"title": "Veja: '),
    );
    expect(valuesOf(effects, 'templateId')).toEqual(['presentation']);
    const flows = before.catalogue.brands.flatMap(({ areas }) => areas.BR?.flows ?? []);
    const playing = flows.filter(({ steps }) => steps.some(({ templateId }) => templateId === 'presentation'));
    expect(playing.map(({ id }) => id)).toEqual(expect.arrayContaining(valuesOf(effects, 'flowId')));
  });

  test('a word that templates share reaches every screen of the flows', () => {
    const { effects } = planOf((config) =>
      config.replace('brands/_base/copy.pt-BR.json', '"title": "Seu pedido"', '"title": "O pedido"'),
    );
    expect(valuesOf(effects, 'templateId').sort()).toEqual([...new Set(brandsOfBrazil.flatMap(templatesOf))].sort());
  });

  test('a link reaches the screens of its environment', () => {
    const { effects } = planOf((config) =>
      config.replace(
        'brands/fusorama/brand.json',
        '"https://homolog.fusorama.example/privacidade"',
        '"https://homolog.fusorama.example/dados"',
      ),
    );
    expect(valuesOf(effects, 'environment')).toEqual(['homolog']);
    expect(valuesOf(effects, 'area')).toEqual(['BR', 'MZ']);
  });

  test('the picture of a product reaches the screens of its brand, which may show it', () => {
    const { effects } = planOf((config) =>
      config.write('brands/fusorama/product.svg', config.read('brands/fusorama/product.svg').replace('<svg', '<svg ')),
    );
    const product = effects.filter(({ paths }) => paths.includes('images.product'));
    expect(valuesOf(product, 'templateId').sort()).toEqual(templatesOf('fusorama'));
  });

  test.each<[title: string, file: string, text: string, by: string, templates: readonly string[], part: string]>([
    [
      'the plan that a first step names is that of all screens of the flow',
      'flows/tucupira-monthly.json',
      '"planType": "recurrency"',
      '"planType": "yearly"',
      ['lead', 'payment', 'payment-verification', 'pix', 'presentation', 'success'],
      'plans',
    ],
    [
      'the voucher of a first step is taken on all screens of the flow',
      'flows/tucupira-monthly.json',
      '"planType": "recurrency" }',
      '"planType": "recurrency" }, "voucher": "JAMBU"',
      ['lead', 'payment', 'payment-verification', 'pix', 'presentation', 'success'],
      'plans',
    ],
    [
      'the plan that a step names is told on all screens of the flow',
      'flows/course-default.json',
      '"templateId": "payment",',
      '"templateId": "payment", "props": { "plan": { "planType": "yearly" } },',
      ['lead', 'payment', 'payment-verification', 'pix', 'success'],
      'plans',
    ],
    [
      'where buyers come from is asked on one screen, and told once',
      'flows/quadriculo-default.json',
      '"props": { "asksReferer": true }, ',
      '',
      ['lead'],
      'refererOptions',
    ],
    [
      'the picture of a step is told once',
      'flows/tucupira-monthly.json',
      '"picture": "product.svg"',
      '"picture": "logo.svg"',
      ['presentation'],
      'images',
    ],
  ])('%s', (_, file, text, by, templates, part) => {
    const { effects } = planOf((config) => config.replace(file, text, by));
    expect(valuesOf(effects, 'templateId').sort()).toEqual(templates);
    expect([...new Set(effects.flatMap(({ paths }) => paths.map((path) => path.split('.')[0])))]).toEqual([part]);
  });

  test('the error page is the same whichever flow comes first', () => {
    const { effects } = planOf((config) =>
      config.replace(
        'brands/fusorama/brand.json',
        '["fusorama-default", "fusorama-black",',
        '["fusorama-black", "fusorama-default",',
      ),
    );
    expect(effects).toEqual([]);
  });

  test('files that say the same in another order change nothing', () => {
    const { effects, risks } = planOf((config) => {
      const { $schema, ...rest } = JSON.parse(config.read('brands/fusorama/brand.json')) as object & {
        $schema: string;
      };
      config.write('brands/fusorama/brand.json', JSON.stringify({ ...rest, $schema }));
    });
    expect({ effects, risks }).toEqual({ effects: [], risks: [] });
  });

  test('a brand that is taken out, or comes, is said as a whole', () => {
    const config = copyConfig();
    rmSync(path.join(config.root, 'brands/chaveta'), { recursive: true });
    for (const name of before.shared.flowNames.filter((flow) => flow.startsWith('chaveta-')))
      config.remove(`flows/${name}.json`);
    const without = readPlanTree(config.root);
    const gone = buildPlan(before, without);
    expect(gone).toMatchObject({ removed: ['chaveta BR'], added: [], risks: [] });
    expect([valuesOf(gone.effects, 'brandId'), valuesOf(gone.effects, 'kind')]).toEqual([['chaveta'], ['removed']]);
    const come = buildPlan(without, before);
    expect(come).toMatchObject({ removed: [], added: ['chaveta BR'] });
    expect(valuesOf(come.effects, 'kind')).toEqual(['added']);
    // A new brand's prices come first; values inherited from the base are not listed.
    expect(come.risks.map(({ rule }) => rule)).toContain('plans.*.amount');
    for (const { category, file, before: was } of come.risks)
      expect([category, file, was]).toEqual([
        'MONEY',
        expect.stringMatching(/^(?:brands\/chaveta\/brand|flows\/.+)\.json$/),
        undefined,
      ]);
  });

  test('what a brand that comes promises, leads to and measures is told in one block', () => {
    const config = copyConfig();
    rmSync(path.join(config.root, 'brands/chaveta'), { recursive: true });
    for (const name of before.shared.flowNames.filter((flow) => flow.startsWith('chaveta-')))
      config.remove(`flows/${name}.json`);
    const [come, ...others] = buildPlan(readPlanTree(config.root), before).newAreas;
    expect(others).toEqual([]);
    expect(come?.subject).toBe('chaveta BR');
    const told = come?.facts.map(({ category, rule, params }) => [category, rule, ...params].join(' '));
    expect(told).toEqual(
      expect.arrayContaining([
        'LEGAL links.*.terms production',
        'LEGAL terms.isEnabled',
        'ROUTING productCode',
        'ROUTING flows',
        'TRACKING gtm',
      ]),
    );
    expect(told?.filter((one) => one.startsWith('MONEY') || / (?:test|homolog)$/.test(one))).toEqual([]);
  });
});

describe('a brand of another name', () => {
  const renamed = [{ from: 'fusorama', to: 'fusorama-idiomas' }];
  const move = ({ root, replace }: ConfigCopy) => {
    renameSync(path.join(root, 'brands/fusorama'), path.join(root, 'brands/fusorama-idiomas'));
    replace('brands/quadriculo/brand.json', '"theme": "fusorama"', '"theme": "fusorama-idiomas"');
  };

  test('is the same brand, of which nothing else changes', () => {
    expect(planOf(move)).toEqual({ renamed, removed: [], added: [], newAreas: [], risks: [], effects: [] });
  });

  test('is told what it does besides, under its new name', () => {
    const { effects, risks, ...others } = planOf((config) => {
      move(config);
      config.replace('brands/fusorama-idiomas/brand.json', '"amount": 118800', '"amount": 120000');
      config.replace('brands/fusorama-idiomas/brand.json', '"business": "fusorama",', '');
    });
    expect(others).toEqual({ renamed, removed: [], added: [], newAreas: [] });
    expect(valuesOf(effects, 'brandId')).toEqual(['fusorama-idiomas']);
    expect(valuesOf(effects, 'kind')).toEqual(['changed']);
    const told = risks.map(({ rule, subjects, before: was, after: is }) => [rule, ...subjects, was, is]);
    expect(told).toEqual([
      ['plans.*.amount', 'fusorama-idiomas BR', 118800, 120000],
      ['business', 'fusorama-idiomas BR', 'fusorama', 'fusorama-idiomas'],
      ['business', 'fusorama-idiomas MZ', 'fusorama', 'fusorama-idiomas'],
    ]);
  });

  test('sells the same plans at the same prices, also where the business is called like the folder', () => {
    const { effects } = planOf((config) => {
      move(config);
      config.replace('brands/fusorama-idiomas/brand.json', '"business": "fusorama",', '');
    });
    expect([...new Set(effects.flatMap(({ paths }) => paths))]).toEqual(['settings.business']);
  });

  const chaveta = before.brands.get('chaveta');
  const treeOf = (...ids: string[]) => ({
    ...before,
    brands: new Map(chaveta && ids.map((id) => [id, { ...chaveta, id }])),
  });

  test.each<[title: string, old: readonly string[], now: readonly string[]]>([
    ['two new ones sell the same', ['a'], ['b', 'c']],
    ['two that are gone sold the same', ['a', 'b'], ['c']],
    ['the old one is still there', ['a'], ['a', 'b']],
  ])('is not guessed where %s', (_, old, now) => {
    expect(findRenames(treeOf(...old), treeOf(...now))).toEqual([]);
    expect(findRenames(treeOf('a'), treeOf('b'))).toEqual([{ from: 'a', to: 'b' }]);
  });
});
