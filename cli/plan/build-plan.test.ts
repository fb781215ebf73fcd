import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ConfigCopy, copyConfig } from '../../renderer/testing/test-repository';
import { buildPlan } from './build-plan';
import { findChangeRule } from './change-table';
import { findRenames } from './find-renames';
import type { ScreenEffect } from './list-effects';
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
  test('a brand colour affects only that brand, in that mode', () => {
    const { effects, risks } = planOf((config) =>
      config.replace('brands/fusorama/theme.json', '"accent": "#006a86"', '"accent": "#00566e"'),
    );
    expect(valuesOf(effects, 'brandId')).toEqual(['fusorama']);
    expect(valuesOf(effects, 'mode')).toEqual(['light']);
    expect(valuesOf(effects, 'environment')).toEqual(['test', 'homolog', 'production']);
    expect(valuesOf(effects, 'templateId').sort()).toEqual(templatesOf('fusorama'));
    expect(effects.flatMap(({ paths }) => paths).every((changed) => changed === 'role.light.accent')).toBe(true);
    expect(risks).toEqual([]);
  });

  test('a frame text of _base affects every brand with that language', () => {
    const { effects } = planOf((config) =>
      config.replace('brands/_base/copy.pt-BR.json', '"offline": "', '"offline": "Aqui: '),
    );
    expect(valuesOf(effects, 'brandId').sort()).toEqual(brandsOfBrazil.toSorted());
    expect(valuesOf(effects, 'area')).toEqual(['BR']);
  });

  test('a setting of _base affects the brands that do not override it', () => {
    const { effects } = planOf((config) =>
      config.replace('brands/_base/br.json', '"elo", "american_express", "hipercard"', '"elo", "american_express"'),
    );
    const open = brandsOfBrazil.filter((id) => {
      const { all, BR } = before.brands.get(id)?.brand ?? {};
      return (BR?.payment?.companies ?? all?.payment?.companies) === undefined;
    });
    expect(open.length).toBeGreaterThan(0);
    expect(valuesOf(effects, 'brandId').sort()).toEqual(open.sort());
    expect(valuesOf(effects, 'templateId').sort()).toEqual([...new Set(open.flatMap(templatesOf))].sort());
  });

  test('reordered payment methods are not listed as a change of plans and prices', () => {
    const { effects, risks } = planOf((config) =>
      config.replace('brands/fusorama/brand.json', '["credit-card", "pix", ', '["pix", "credit-card", '),
    );
    expect(risks.map(({ category, path }) => [category, path])).toEqual([['MONEY', 'payment.methods']]);
    expect([...new Set(effects.flatMap(({ paths }) => paths))]).toEqual(['payment.methods']);
  });

  test('a new price is listed as a change of plans and prices', () => {
    const { effects, risks } = planOf((config) =>
      config.replace('brands/fusorama/brand.json', '"amount": 118800', '"amount": 120000'),
    );
    expect(risks.map(({ category, path }) => [category, path])).toEqual([['MONEY', 'plans.yearly.amount']]);
    expect(effects.flatMap(({ paths }) => paths)).toContain('plans.yearly.amount');
  });

  test('the copy of a template affects only that screen, in flows that contain it', () => {
    const { effects } = planOf((config) =>
      config.replace('templates/presentation/presentation.copy.pt-BR.json', '"title": "', '"title": "Veja: '),
    );
    expect(valuesOf(effects, 'templateId')).toEqual(['presentation']);
    const flows = before.catalogue.brands.flatMap(({ areas }) => areas.BR?.flows ?? []);
    const playing = flows.filter(({ steps }) => steps.some(({ templateId }) => templateId === 'presentation'));
    expect(playing.map(({ id }) => id)).toEqual(expect.arrayContaining(valuesOf(effects, 'flowId')));
  });

  test('a shared text affects every screen of every brand sold in Brazil', () => {
    const { effects } = planOf((config) =>
      config.replace('brands/_base/copy.pt-BR.json', '"title": "Seu pedido"', '"title": "O pedido"'),
    );
    expect(valuesOf(effects, 'templateId').sort()).toEqual([...new Set(brandsOfBrazil.flatMap(templatesOf))].sort());
  });

  test('a link affects the screens of its environment', () => {
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

  test('a product image affects all screens of its brand', () => {
    const { effects } = planOf((config) =>
      config.write('brands/fusorama/product.svg', config.read('brands/fusorama/product.svg').replace('<svg', '<svg ')),
    );
    const product = effects.filter(({ paths }) => paths.includes('image.product.svg'));
    expect(valuesOf(product, 'templateId').sort()).toEqual(templatesOf('fusorama'));
  });

  test.each<[title: string, file: string, text: string, by: string, templates: readonly string[], part: string]>([
    [
      'the plan of a first step affects all screens of the flow',
      'flows/tucupira-monthly.json',
      '"planType": "recurrency"',
      '"planType": "yearly"',
      ['lead', 'payment', 'payment-verification', 'pix', 'presentation', 'success'],
      'plans',
    ],
    [
      'the voucher of a first step affects all screens of the flow',
      'flows/tucupira-monthly.json',
      '"planType": "recurrency" }',
      '"planType": "recurrency" }, "voucher": "JAMBU"',
      ['lead', 'payment', 'payment-verification', 'pix', 'presentation', 'success'],
      'plans',
    ],
    [
      'the plan of a later step affects all screens of the flow',
      'flows/course-default.json',
      '"templateId": "payment",',
      '"templateId": "payment", "props": { "plan": { "planType": "yearly" } },',
      ['lead', 'payment', 'payment-verification', 'pix', 'success'],
      'plans',
    ],
    [
      'the referer question affects only the lead screen and is listed once',
      'flows/quadriculo-default.json',
      '"props": { "asksReferer": true }, ',
      '',
      ['lead'],
      'referer',
    ],
    [
      'the picture of a step is listed once',
      'flows/tucupira-monthly.json',
      '"picture": "product.svg"',
      '"picture": "logo.svg"',
      ['presentation'],
      'images',
    ],
  ])('%s', (_, file, text, by, templates, part) => {
    const { effects } = planOf((config) => config.replace(file, text, by));
    expect(valuesOf(effects, 'templateId').sort()).toEqual(templates);
    expect([...new Set(effects.flatMap(({ paths }) => paths.map((path) => findChangeRule(path).reason)))]).toEqual([
      part,
    ]);
  });

  test('a new order of flows does not change the error page', () => {
    const { effects } = planOf((config) =>
      config.replace(
        'brands/fusorama/brand.json',
        '["fusorama-default", "fusorama-black",',
        '["fusorama-black", "fusorama-default",',
      ),
    );
    expect(effects).toEqual([]);
  });

  test('reordered keys change nothing', () => {
    const { effects, risks } = planOf((config) => {
      const { $schema, ...rest } = JSON.parse(config.read('brands/fusorama/brand.json')) as object & {
        $schema: string;
      };
      config.write('brands/fusorama/brand.json', JSON.stringify({ ...rest, $schema }));
    });
    expect({ effects, risks }).toEqual({ effects: [], risks: [] });
  });

  test('a removed or new brand is listed as a whole', () => {
    const config = copyConfig();
    rmSync(path.join(config.root, 'brands/chaveta'), { recursive: true });
    for (const name of before.shared.flowNames.filter((flow) => flow.startsWith('chaveta-')))
      config.remove(`flows/${name}.json`);
    const without = readPlanTree(config.root);
    const gone = buildPlan(before, without);
    expect(gone).toMatchObject({ removed: ['chaveta BR'], heirs: ['wup BR'], added: [], risks: [] });
    expect([valuesOf(gone.effects, 'brandId'), valuesOf(gone.effects, 'kind')]).toEqual([['chaveta'], ['removed']]);
    const come = buildPlan(without, before);
    expect(come).toMatchObject({ removed: [], added: ['chaveta BR'] });
    expect(valuesOf(come.effects, 'kind')).toEqual(['added']);
    // A new brand's prices come first; values inherited from the base are not listed.
    expect(come.risks.map(({ path }) => path)).toContain('plans.yearly.amount');
    for (const { category, file, before: was } of come.risks)
      expect([category, file, was]).toEqual([
        'MONEY',
        expect.stringMatching(/^(?:brands\/chaveta\/brand|flows\/.+)\.json$/),
        undefined,
      ]);
  });

  test('legal texts, routes and tracking of a new brand are listed in one block', () => {
    const config = copyConfig();
    rmSync(path.join(config.root, 'brands/chaveta'), { recursive: true });
    for (const name of before.shared.flowNames.filter((flow) => flow.startsWith('chaveta-')))
      config.remove(`flows/${name}.json`);
    const [come, ...others] = buildPlan(readPlanTree(config.root), before).newAreas;
    expect(others).toEqual([]);
    expect(come?.subject).toBe('chaveta BR');
    const reported = come?.facts.map(({ category, path }) => `${category} ${path}`);
    expect(reported).toEqual(
      expect.arrayContaining([
        'LEGAL links.production.terms',
        'LEGAL terms.isEnabled',
        'ROUTING productCode',
        'ROUTING flows',
        'TRACKING gtm',
      ]),
    );
    expect(reported?.filter((one) => one.startsWith('MONEY') || /\.(?:test|homolog)\b/.test(one))).toEqual([]);
  });
});

describe('a renamed brand', () => {
  const renamed = [{ from: 'fusorama', to: 'fusorama-idiomas' }];
  const move = ({ root, replace }: ConfigCopy) => {
    renameSync(path.join(root, 'brands/fusorama'), path.join(root, 'brands/fusorama-idiomas'));
    replace('brands/quadriculo/brand.json', '"theme": "fusorama"', '"theme": "fusorama-idiomas"');
  };

  test('is listed only as renamed if nothing else changes', () => {
    expect(planOf(move)).toEqual({
      renamed,
      removed: [],
      added: [],
      heirs: [],
      newAreas: [],
      risks: [],
      edits: [],
      effects: [],
    });
  });

  test('lists its other changes under its new name', () => {
    const { effects, risks, ...others } = planOf((config) => {
      move(config);
      config.replace('brands/fusorama-idiomas/brand.json', '"amount": 118800', '"amount": 120000');
      config.replace('brands/fusorama-idiomas/brand.json', '"business": "fusorama",', '');
    });
    expect(others).toEqual({ renamed, removed: [], added: [], heirs: [], newAreas: [], edits: [] });
    expect(valuesOf(effects, 'brandId')).toEqual(['fusorama-idiomas']);
    expect(valuesOf(effects, 'kind')).toEqual(['changed']);
    const reported = risks.map(({ path, subjects, before: was, after: is }) => [path, ...subjects, was, is]);
    expect(reported).toEqual([
      ['plans.yearly.amount', 'fusorama-idiomas BR', 118800, 120000],
      ['business', 'fusorama-idiomas BR', 'fusorama', 'fusorama-idiomas'],
      ['business', 'fusorama-idiomas MZ', 'fusorama', 'fusorama-idiomas'],
    ]);
  });

  test('shows no plan changes, even if its business follows the new folder name', () => {
    const { effects } = planOf((config) => {
      move(config);
      config.replace('brands/fusorama-idiomas/brand.json', '"business": "fusorama",', '');
    });
    expect([...new Set(effects.flatMap(({ paths }) => paths))]).toEqual(['business']);
  });

  const chaveta = before.brands.get('chaveta');
  const treeOf = (...ids: string[]) => ({
    ...before,
    brands: new Map(chaveta && ids.map((id) => [id, { ...chaveta, id }])),
  });

  test.each<[title: string, old: readonly string[], now: readonly string[]]>([
    ['two new brands sell the same product', ['a'], ['b', 'c']],
    ['two removed brands sold the same product', ['a', 'b'], ['c']],
    ['the old brand is still there', ['a'], ['a', 'b']],
  ])('is not recognised when %s', (_, old, now) => {
    expect(findRenames(treeOf(...old), treeOf(...now))).toEqual([]);
    expect(findRenames(treeOf('a'), treeOf('b'))).toEqual([{ from: 'a', to: 'b' }]);
  });
});
