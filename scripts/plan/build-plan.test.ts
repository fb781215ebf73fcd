import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ConfigCopy, copyConfig, repositoryRoot } from '../../renderer/testing/test-repository';
import { buildPlan, type Plan } from './build-plan';
import type { ScreenEffect } from './compare-screens';
import { readPlanTree } from './read-plan-tree';
import { readScreenReads } from './screen-reads';

const before = readPlanTree(repositoryRoot);
const reads = readScreenReads(before.shared.manifests);

function planOf(change: (config: ConfigCopy) => void): Plan {
  const config = copyConfig();
  change(config);
  return buildPlan(before, readPlanTree(config.root), reads);
}

const valuesOf = <Key extends keyof ScreenEffect>(effects: readonly ScreenEffect[], key: Key) => [
  ...new Set(effects.map((effect) => effect[key])),
];

/** Brands that are sold in Brazil. */
const brandsOfBrazil = before.catalogue.brands.filter(({ areas }) => areas.BR).map(({ id }) => id);

/** Templates that a brand's flows play, and that of the error page, which every brand has. */
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
    expect(valuesOf(effects, 'templateId')).toEqual(['payment']);
  });

  test('the words of a template reach that screen alone', () => {
    const { effects } = planOf((config) =>
      config.replace('templates/presentation/presentation.copy.pt-BR.json', '"title": "', '"title": "Veja: '),
    );
    expect(valuesOf(effects, 'templateId')).toEqual(['presentation']);
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

  test('an image reaches the screens that show it', () => {
    const { effects } = planOf((config) =>
      config.write('brands/fusorama/product.svg', config.read('brands/fusorama/product.svg').replace('<svg', '<svg ')),
    );
    const product = effects.filter(({ paths }) => paths.includes('images.product'));
    expect(valuesOf(product, 'templateId').sort()).toEqual(['presentation', 'success']);
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
    for (const name of [...before.shared.flowNames].filter((flow) => flow.startsWith('chaveta-')))
      config.remove(`flows/${name}.json`);
    const without = readPlanTree(config.root);
    const gone = buildPlan(before, without, reads);
    expect(gone).toMatchObject({ removed: ['chaveta BR'], added: [], risks: [] });
    expect([valuesOf(gone.effects, 'brandId'), valuesOf(gone.effects, 'kind')]).toEqual([['chaveta'], ['removed']]);
    const come = buildPlan(without, before, reads);
    expect(come).toMatchObject({ removed: [], added: ['chaveta BR'] });
    expect(valuesOf(come.effects, 'kind')).toEqual(['added']);
    // What it will charge is looked at first; what all brands have of the base is not.
    expect(come.risks.map(({ rule }) => rule)).toContain('plans.*.amount');
    for (const { category, file, before: was } of come.risks)
      expect([category, file, was]).toEqual(['MONEY', 'brands/chaveta/brand.json', undefined]);
  });
});

const brand = 'brands/fusorama/brand.json';
const flow = 'flows/fusorama-default.json';

/** What a reviewer has to see first, each with the change that makes it. */
const riskyChanges: readonly [told: string, file: string, text: string, by: string][] = [
  ['MONEY plans.*.amount yearly: 118800 → 120000', brand, '"amount": 118800', '"amount": 120000'],
  ['MONEY plans.*.planId.* monthly production: "FUSOMENSALPRD1" → "FUSOMENSALPRD2"', brand, 'MENSALPRD1', 'MENSALPRD2'],
  [
    'MONEY plans.*.trial monthly: {"count":7,"unit":"day"} → {"count":9,"unit":"day"}',
    brand,
    '"count": 7',
    '"count": 9',
  ],
  [
    'MONEY vouchers.* MUNDO: {"planTypes":["monthly"],"discount":2000} → {"planTypes":["monthly"],"discount":3000}',
    brand,
    '2000',
    '3000',
  ],
  [
    'MONEY payment.methods : ["credit-card","pix"] → ["pix","credit-card"]',
    brand,
    '["credit-card", "pix"]',
    '["pix", "credit-card"]',
  ],
  [
    'LEGAL terms.isEnabled : true → false',
    brand,
    '"title": "Fusorama",',
    '"title": "Fusorama", "terms": {"isEnabled": false},',
  ],
  [
    'LEGAL links.*.terms production: "https://fusorama.example/termos-de-uso" → "https://fusorama.example/termos"',
    brand,
    'https://fusorama.example/termos-de-uso',
    'https://fusorama.example/termos',
  ],
  ['ROUTING brand.order : 40 → 41', brand, '"order": 40', '"order": 41'],
  ['ROUTING productSlugs : ["fusorama-mz"] → ["fuso-mz"]', brand, '"fusorama-mz"]', '"fuso-mz"]'],
  ['ROUTING forcedFlows.* voucher=black: "black" → absent', brand, '"voucher": "black"', '"voucher": "preto"'],
  ['TRACKING gtm : "GTM-FUSO26K" → "GTM-FUSO26X"', brand, 'GTM-FUSO26K', 'GTM-FUSO26X'],
  [
    'ROUTING flow.defaultNextStepId fusorama-default lead: "presentation" → "payment"',
    flow,
    '"defaultNextStepId": "presentation"',
    '"defaultNextStepId": "payment"',
  ],
  [
    'MONEY flow.prop fusorama-default payment plan.planType: absent → "monthly"',
    flow,
    '"templateId": "payment",',
    '"templateId": "payment", "props": { "plan": { "planType": "monthly" } },',
  ],
  [
    'MONEY flow.prop fusorama-default payment type: absent → "bolsa"',
    flow,
    '"templateId": "payment",',
    '"templateId": "payment", "props": { "type": "bolsa" },',
  ],
];

describe('risks', () => {
  test.each(riskyChanges)('%s', (told, file, text, by) => {
    const { risks } = planOf((config) => config.replace(file, text, by));
    const show = (value: unknown) => JSON.stringify(value) ?? 'absent';
    const lines = risks.map(
      (risk) => `${risk.category} ${risk.rule} ${risk.params.join(' ')}: ${show(risk.before)} → ${show(risk.after)}`,
    );
    expect(lines).toContain(told);
  });

  test('each stands at the line of its new value, and names whom it reaches', () => {
    const config = copyConfig();
    config.replace(brand, 'GTM-FUSO26K', 'GTM-FUSO26X');
    const { risks } = buildPlan(before, readPlanTree(config.root), reads);
    const line =
      config
        .read(brand)
        .split('\n')
        .findIndex((text) => text.includes('GTM-')) + 1;
    expect(risks).toEqual([expect.objectContaining({ file: brand, line, subjects: ['fusorama BR', 'fusorama MZ'] })]);
  });

  test('a value of _base is told once, at its line, for all whom it reaches', () => {
    const { risks } = planOf((config) =>
      config.replace('brands/_base/br.json', '"collectsDocument": false', '"collectsDocument": true'),
    );
    expect(risks.map(({ file, category }) => [file, category])).toEqual([['brands/_base/br.json', 'LEGAL']]);
    expect(risks[0]?.subjects.length).toBeGreaterThan(1);
  });

  test('a check that is set aside for longer is told', () => {
    const waiver = '"waivers": [{ "code": "todo-left", "reason": "until the launch", "until": "2099-01-01" }],';
    const { risks } = planOf((config) => config.replace(brand, '"order": 40,', `"order": 40, ${waiver}`));
    expect(risks).toEqual([
      expect.objectContaining({ category: 'LEGAL', params: ['todo-left', 'until the launch'], after: '2099-01-01' }),
    ]);
  });

  test('money is first, tracking last', () => {
    const { risks } = planOf((config) => {
      config.replace(brand, 'GTM-FUSO26K', 'GTM-FUSO26X');
      config.replace(brand, '"order": 40', '"order": 41');
      config.replace(brand, 'https://fusorama.example/privacidade', 'https://fusorama.example/dados');
      config.replace(brand, '"amount": 11900', '"amount": 12900');
      config.replace(brand, '"cycleAmount": 11900', '"cycleAmount": 12900');
    });
    expect([...new Set(risks.map(({ category }) => category))]).toEqual(['MONEY', 'LEGAL', 'ROUTING', 'TRACKING']);
  });

  test('an unknown product that comes to another brand is told', () => {
    const last = Math.min(...before.catalogue.brands.map(({ order }) => order)) - 1;
    const { risks } = planOf((config) => config.replace(brand, '"order": 40', `"order": ${last}`));
    expect(risks).toContainEqual(expect.objectContaining({ rule: 'brand.first', after: 'fusorama' }));
  });
});
