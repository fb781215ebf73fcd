import { describe, expect, test } from 'vitest';
import { type ConfigCopy, copyConfig } from '../../renderer/testing/test-repository';
import type { Brand, Flow } from '../../schemas/generated/types';
import { buildPlan } from './build-plan';
import type { Change } from './change';
import { readPlanTree } from './read-plan-tree';
import { before, planOf, treeOf } from './testing/plan-of';

const brand = 'brands/fusorama/brand.json';
const flow = 'flows/fusorama-black.json';

/** Risks that a reviewer must see first, each with the change that causes it. */
const riskyChanges: readonly [reported: string, file: string, text: string, by: string][] = [
  ['MONEY plans.yearly.amount: 118800 → 120000', brand, '"amount": 118800', '"amount": 120000'],
  ['MONEY plans.monthly.planId.production: "FUSOMENSALPRD1" → "FUSOMENSALPRD2"', brand, 'MENSALPRD1', 'MENSALPRD2'],
  ['MONEY plans.monthly.trial: {"count":7,"unit":"day"} → {"count":9,"unit":"day"}', brand, '"count": 7', '"count": 9'],
  [
    'MONEY vouchers.MUNDO: {"planTypes":["monthly"],"discount":2000} → {"planTypes":["monthly"],"discount":3000}',
    brand,
    '2000',
    '3000',
  ],
  [
    'MONEY extras.alvoroco-gravacoes.amount: 14700 → 19700',
    'brands/alvoroco/brand.json',
    '"amount": 14700',
    '"amount": 19700',
  ],
  [
    'MONEY extras.alvoroco-gravacoes.name: "Gravações por 12 meses" → "Gravações por 6 meses"',
    'brands/alvoroco/brand.json',
    '12 meses", "amount": 14700',
    '6 meses", "amount": 14700',
  ],
  [
    'MONEY payment.methods: ["credit-card","pix","default-credit-card"] → ["pix","credit-card","default-credit-card"]',
    brand,
    '["credit-card", "pix", ',
    '["pix", "credit-card", ',
  ],
  [
    'ROUTING flag.fusorama-apresentacao.isOn: true → false',
    'brands/_base/flags.json',
    `da Fusorama.",
    "isOn": true`,
    `da Fusorama.",
    "isOn": false`,
  ],
  [
    'MONEY methodFlag.alvoroco-nu-pay.isOn: true → false',
    'brands/_base/flags.json',
    `NuPay.",
    "isOn": true`,
    `NuPay.",
    "isOn": false`,
  ],
  [
    'MONEY methodFlag.alvoroco-nu-pay.rollout: absent → 50',
    'brands/_base/flags.json',
    `NuPay.",
    "isOn": true`,
    `NuPay.",
    "isOn": true, "rollout": 50`,
  ],
  [
    'MONEY payment.flags.nu-pay: "alvoroco-nu-pay" → "fusorama-apresentacao"',
    'brands/alvoroco/brand.json',
    '"nu-pay": "alvoroco-nu-pay"',
    '"nu-pay": "fusorama-apresentacao"',
  ],
  [
    'ROUTING flow.fusorama-default.way: "lead › phone-verification › presentation [fusorama-apresentacao] › payment › success; payment-verification › success" → "lead › phone-verification › presentation [alvoroco-nu-pay] › payment › success; payment-verification › success"',
    'flows/fusorama-default.json',
    '"flag": "fusorama-apresentacao"',
    '"flag": "alvoroco-nu-pay"',
  ],
  [
    'LEGAL terms.isEnabled: true → false',
    brand,
    '"title": "Fusorama",',
    '"title": "Fusorama", "terms": {"isEnabled": false},',
  ],
  [
    'LEGAL links.production.terms: "https://fusorama.example/termos-de-uso" → "https://fusorama.example/termos"',
    brand,
    'https://fusorama.example/termos-de-uso',
    'https://fusorama.example/termos',
  ],
  [
    'LEGAL words.lead.termsStart: "Li e aceito os" → "Aceito os"',
    'brands/fusorama/copy.pt-BR.json',
    '"lead": {',
    '"lead": { "termsStart": "Aceito os",',
  ],
  [
    'LEGAL words.lead.privacyLink: "política de privacidade" → "promoções"',
    'templates/lead/lead.copy.pt-BR.json',
    '"política de privacidade"',
    '"promoções"',
  ],
  [
    'LEGAL words.frame.terms: "Termos de uso" → "Saiba mais"',
    'brands/_base/copy.pt-BR.json',
    '"Termos de uso"',
    '"Saiba mais"',
  ],
  [
    'LEGAL businessName: "Fusorama Idiomas Online" → "Fusorama Educação"',
    brand,
    'Fusorama Idiomas Online',
    'Fusorama Educação',
  ],
  ['MONEY plans.yearly.name: "Plano anual" → "Plano de um ano"', brand, '"Plano anual"', '"Plano de um ano"'],
  [
    'MONEY plans.yearly.interest.monthlyPercent: absent → 2',
    brand,
    '"standardAmount": 142800,',
    '"standardAmount": 142800, "interest": { "installments": 18, "monthlyPercent": 2 },',
  ],
  ['ROUTING brand.order: 40 → 41', brand, '"order": 40', '"order": 41'],
  ['ROUTING productSlugs: ["fusorama-mz"] → ["fuso-mz"]', brand, '"fusorama-mz"]', '"fuso-mz"]'],
  ['ROUTING forcedFlows.voucher=black: "black" → absent', brand, '"voucher": "black"', '"voucher": "preto"'],
  [
    'ROUTING entryFlows.login: "login" → "fusorama-black"',
    brand,
    '"title": "Fusorama",',
    '"title": "Fusorama", "entryFlows": { "login": "fusorama-black" },',
  ],
  [
    'ROUTING successRedirect: "/login" → "/lead"',
    'brands/_base/br.json',
    '"successRedirect": "/login"',
    '"successRedirect": "/lead"',
  ],
  ['TRACKING gtm: "GTM-FUSO26K" → "GTM-FUSO26X"', brand, 'GTM-FUSO26K', 'GTM-FUSO26X'],
  [
    'ROUTING flow.fusorama-black.way: "lead › presentation › payment › success; pix › success; payment-verification › success" → "lead › payment › success; presentation › payment; pix › success; payment-verification › success"',
    flow,
    '"defaultNextStepId": "presentation"',
    '"defaultNextStepId": "payment"',
  ],
  [
    'MONEY flow.fusorama-black.payment.plan.planType: absent → "monthly"',
    flow,
    '"templateId": "payment",',
    '"templateId": "payment", "props": { "plan": { "planType": "monthly" } },',
  ],
  [
    'MONEY flow.fusorama-black.payment.type: absent → "bolsa"',
    flow,
    '"templateId": "payment",',
    '"templateId": "payment", "props": { "type": "bolsa" },',
  ],
];

const listRisks = (...trees: Parameters<typeof buildPlan>) => buildPlan(...trees).risks;

const paymentsOf = (notes: Change['notes'] = []) =>
  notes.filter(({ kind }) => kind === 'payments').flatMap((note) => [note.before, note.after]);

describe('the risk list of a plan', () => {
  test.each(riskyChanges)('contains %s', (reported, file, text, by) => {
    const { risks } = planOf((config) => config.replace(file, text, by));
    const show = (value: unknown) => JSON.stringify(value) ?? 'absent';
    const lines = risks.map((risk) => `${risk.category} ${risk.path}: ${show(risk.before)} → ${show(risk.after)}`);
    expect(lines).toContain(reported);
  });

  test('tells a price once, with the installments that follow from it', () => {
    const { risks } = planOf((config) => {
      config.replace('brands/wup/brand.json', '"amount": 114000', '"amount": 142800');
      config.replace('brands/wup/brand.json', '"installmentAmount": 9500', '"installmentAmount": 11900');
    });
    expect(risks.map(({ path, notes }) => [path, ...paymentsOf(notes)])).toEqual([
      ['plans.yearly.amount', { count: 12, amount: 9500 }, { count: 12, amount: 11900 }],
    ]);
  });

  test('tells an advertised installment that changes alone', () => {
    const { risks } = planOf((config) => config.replace('brands/wup/brand.json', '"installmentAmount": 9500,', ''));
    expect(risks.map(({ path }) => path)).toEqual(['plans.yearly.installmentAmount']);
  });

  test('tells the installments of a plan without a new price, but none for a plan that is paid at once', () => {
    const { risks } = planOf((config) => {
      config.replace(brand, '"installments": 12', '"installments": 6');
      config.replace(brand, '"amount": 11900', '"amount": 12900');
      config.replace(brand, '"cycleAmount": 11900', '"cycleAmount": 12900');
    });
    expect(risks.map(({ path, notes }) => [path, ...paymentsOf(notes)])).toEqual([
      ['plans.monthly.amount'],
      ['plans.yearly.installments', { count: 12, amount: 9900 }, { count: 6, amount: 19800 }],
    ]);
  });

  test('places a plan name that comes from the base in the base', () => {
    const { risks } = planOf((config) => {
      config.replace(brand, '"name": "Plano anual",', '');
      config.replace('brands/_base/br.json', '"yearly": "Plano anual"', '"yearly": "Anuidade"');
    });
    expect(risks.map(({ path, file, after }) => [path, file, after])).toEqual([
      ['plans.yearly.name', 'brands/_base/br.json', 'Anuidade'],
    ]);
  });

  /** Changes a flow's current content. */
  const changeFlow = ({ read, write }: ConfigCopy, file: string, change: (of: Flow) => Flow) =>
    write(file, JSON.stringify(change(JSON.parse(read(file)) as Flow)));

  const toldProps = (risks: readonly Change[]) =>
    risks
      .filter(({ path }) => /^flow\.[^.]+\.[^.]+\./.test(path))
      .map(({ params, before, after }) => [...params, before, after]);

  test('contains the new charge type of a renamed payment step', () => {
    const file = 'flows/fusorama-monthly.json';
    const rename = (id: string | undefined) => (id === 'payment' ? 'pagar' : id);
    const { risks } = planOf((config) =>
      changeFlow(config, file, (old) => ({
        ...old,
        steps: old.steps.map((step) => ({
          ...step,
          id: rename(step.id),
          ...('defaultNextStepId' in step && { defaultNextStepId: rename(step.defaultNextStepId) }),
          ...(step.templateId === 'payment' && { props: { ...step.props, type: 'bolsa' } }),
        })) as Flow['steps'],
      })),
    );
    expect(toldProps(risks)).toEqual([['fusorama-monthly', 'pagar', 'type', undefined, 'bolsa']]);
  });

  test('contains the charges of a flow that an area starts to use', () => {
    const { risks } = planOf((config) => {
      const old = JSON.parse(config.read(flow)) as Flow;
      const steps = old.steps.map((step, index) =>
        index === 0 ? { ...step, props: { ...step.props, voucher: 'MUNDO' } } : step,
      );
      config.write('flows/fusorama-black-2.json', JSON.stringify({ ...old, steps }));
      config.write(brand, config.read(brand).replaceAll('"fusorama-black"', '"fusorama-black-2"'));
    });
    expect(toldProps(risks)).toEqual([['fusorama-black-2', 'lead', 'voucher', undefined, 'MUNDO']]);
  });

  /** Replaces the conditions that force the voucher's flow. */
  const setForced = ({ read, write }: ConfigCopy, area: 'BR' | 'MZ', whens: readonly object[]) => {
    const value = JSON.parse(read(brand)) as Brand;
    const forcedFlows = whens.map((when) => ({ when, flow: 'black' }));
    write(brand, JSON.stringify({ ...value, [area]: { ...value[area], forcedFlows } }));
  };

  test('contains a new order of forced flows, where the first match wins, but not of vouchers', () => {
    const { risks } = planOf((config) => {
      const value = JSON.parse(config.read(brand)) as Brand;
      value.BR?.forcedFlows?.reverse();
      value.BR?.vouchers?.reverse();
      config.write(brand, JSON.stringify(value));
    });
    expect(risks).toEqual([
      expect.objectContaining({
        category: 'ROUTING',
        path: 'forcedOrder',
        before: ['voucher=black', 'route=pix'],
        after: ['route=pix', 'voucher=black'],
      }),
    ]);
  });

  const [black, pix, slip] = [{ voucher: 'black' }, { route: 'pix' }, { route: 'bankslip' }] as const;

  test.each([
    ['two conditions', [pix, slip], ['voucher=black', 'route=pix'], ['route=pix', 'route=bankslip']],
    ['one condition', [slip], ['voucher=black', 'route=pix'], ['route=bankslip']],
    ['no condition', [], ['voucher=black', 'route=pix'], undefined],
  ])('contains the conditions of forced flows before and after a change to %s', (_, whens, old, now) => {
    const { risks } = planOf((config) => setForced(config, 'BR', whens));
    expect(risks).toContainEqual(expect.objectContaining({ path: 'forcedOrder', before: old, after: now }));
  });

  test('contains a changed order when a forced flow is added before an existing one', () => {
    const { risks } = planOf((config) => setForced(config, 'MZ', [pix, black]));
    expect(risks).toContainEqual(
      expect.objectContaining({
        path: 'forcedOrder',
        before: ['voucher=black'],
        after: ['route=pix', 'voucher=black'],
      }),
    );
  });

  test('contains no order change when the only forced flow of an area is replaced', () => {
    const { risks } = planOf((config) => setForced(config, 'MZ', [pix]));
    expect(risks.map(({ path }) => path)).toEqual(['forcedFlows.route=pix', 'forcedFlows.voucher=black']);
  });

  test('shows the line of the new value and the affected brand areas of a risk', () => {
    const config = copyConfig();
    config.replace(brand, 'GTM-FUSO26K', 'GTM-FUSO26X');
    const risks = buildPlan(before, readPlanTree(config.root)).risks;
    const line =
      config
        .read(brand)
        .split('\n')
        .findIndex((text) => text.includes('GTM-')) + 1;
    expect(risks).toEqual([expect.objectContaining({ file: brand, line, subjects: ['fusorama BR', 'fusorama MZ'] })]);
  });

  test('contains a changed value of _base only once, for all affected brands', () => {
    const { risks } = planOf((config) =>
      config.replace('brands/_base/br.json', '"collectsDocument": false', '"collectsDocument": true'),
    );
    expect(risks.map(({ file, category }) => [file, category])).toEqual([['brands/_base/br.json', 'LEGAL']]);
    expect(risks[0]?.subjects.length).toBeGreaterThan(1);
  });

  test('contains a new waiver with its code, reason and end date', () => {
    const waiver = '"waivers": [{ "code": "todo-left", "reason": "until the launch", "until": "2099-01-01" }],';
    const { risks } = planOf((config) => config.replace(brand, '"order": 40,', `"order": 40, ${waiver}`));
    expect(risks).toEqual([
      expect.objectContaining({ category: 'LEGAL', params: ['todo-left', 'until the launch'], after: '2099-01-01' }),
    ]);
  });

  const pending = 'TODO-fusorama-monthly-production';
  const sales = (risks: readonly Change[]) =>
    risks
      .filter(({ path }) => path.startsWith('sale.'))
      .map(({ category, path, subjects, before: was, after }) => [category, path, ...subjects, was, after].join(' '));

  test('contains a plan that production stops selling because of a pending id, and its return', () => {
    const left = treeOf((config) => config.replace(brand, 'FUSOMENSALPRD1', pending));
    const stopped = listRisks(before, left);
    expect(sales(stopped)).toEqual(['MONEY sale.plan.monthly fusorama BR true false']);
    expect(stopped[0]).toMatchObject({ file: brand });
    expect(sales(listRisks(left, before))).toEqual(['MONEY sale.plan.monthly fusorama BR false true']);
    expect(sales(listRisks(left, left))).toEqual([]);
  });

  test('contains an area that production stops selling because of a pending id, and its return', () => {
    const left = treeOf((config) => {
      config.replace(brand, 'FUSOMENSALPRD1', pending);
      config.replace(brand, 'FUSOANUALPRD1', 'TODO-fusorama-yearly-production');
    });
    expect(sales(listRisks(before, left))).toEqual(['MONEY sale.area fusorama BR true false']);
    expect(sales(listRisks(left, before))).toEqual(['MONEY sale.area fusorama BR false true']);
  });

  test('contains a new plan that production does not sell yet, but none that it sells', () => {
    const withPlan = (id: string) => (config: ConfigCopy) => {
      const value = JSON.parse(config.read(brand)) as Brand;
      const { yearly } = value.BR?.plans ?? {};
      const planId = { test: 'FUSOSEMTST1', homolog: 'FUSOSEMHML1', production: id };
      const plans = { ...value.BR?.plans, semester: { ...yearly, planId } };
      config.write(brand, JSON.stringify({ ...value, BR: { ...value.BR, plans } }));
    };
    expect(sales(planOf(withPlan('TODO-fusorama-semester-production')).risks)).toEqual([
      'MONEY sale.plan.semester fusorama BR  false',
    ]);
    expect(sales(planOf(withPlan('FUSOSEMPRD1')).risks)).toEqual([]);
  });

  test('orders its categories: money, legal, routing, tracking', () => {
    const { risks } = planOf((config) => {
      config.replace(brand, 'GTM-FUSO26K', 'GTM-FUSO26X');
      config.replace(brand, '"order": 40', '"order": 41');
      config.replace(brand, 'https://fusorama.example/privacidade', 'https://fusorama.example/dados');
      config.replace(brand, '"amount": 11900', '"amount": 12900');
      config.replace(brand, '"cycleAmount": 11900', '"cycleAmount": 12900');
    });
    expect([...new Set(risks.map(({ category }) => category))]).toEqual(['MONEY', 'LEGAL', 'ROUTING', 'TRACKING']);
  });

  test('contains a new default brand for unknown products', () => {
    const last = Math.min(...before.catalogue.brands.map(({ order }) => order)) - 1;
    const { risks } = planOf((config) => config.replace(brand, '"order": 40', `"order": ${last}`));
    expect(risks).toContainEqual(expect.objectContaining({ path: 'brand.first', after: 'fusorama' }));
  });
});
