import { describe, expect, it } from 'vitest';
import { FindingList } from '../../catalogue/findings/finding-list';
import { fileKinds } from '../../catalogue/source/file-kinds';
import { tellFinding } from '../findings/tell-finding';
import { describeSchemaErrors } from './describe-schema-errors';

const plan = { amount: 1200, installments: 12, planId: { test: 'T', homolog: 'H', production: 'P' } };
const payment = { methods: ['pix'], planTypes: ['yearly'] };

/** Findings for a value: the code and help of each. */
function advise(kind: keyof typeof fileKinds, value: unknown) {
  const { validate, schema } = fileKinds[kind];
  expect(validate(value)).toBe(false);
  const list = new FindingList();
  const file = { value, text: JSON.stringify(value), schema };
  for (const { code, path, part, params, fix } of describeSchemaErrors(validate.errors ?? [], file))
    list.add(code, { file: 'a.json', path, part }, params, fix);
  return list.all.map((finding) => ({ code: finding.code, help: tellFinding(finding, 'en').help, fix: finding.fix }));
}

describe('a key in the wrong place is told with the right one', () => {
  it.each<[title: string, kind: keyof typeof fileKinds, value: unknown, help: string]>([
    ['too high', 'brand', { order: 1, BR: { methods: ['pix'], payment } }, '"methods" belongs inside "payment"'],
    [
      'too high, in a file without areas',
      'brand',
      { order: 1, title: 'A' },
      '"title" belongs inside "all", "BR", or "MZ"',
    ],
    ['too high, in a file of one area', 'brand', { order: 1, title: 'A', MZ: {} }, '"title" belongs inside "MZ"'],
    [
      'too high, all that an area states',
      'brand',
      { order: 1, domain: 'acme.example', productName: 'Acme', plans: { yearly: plan } },
      'put domain, productName, plans inside "BR": { … }, the area that the brand sells in',
    ],
    [
      'too high, several',
      'brand',
      { order: 1, BR: { methods: ['pix'], companies: ['visa'], payment } },
      'put methods, companies inside "payment"',
    ],
    ['too deep', 'brand', { order: 1, BR: { color: '#0b5fff' } }, '"color" belongs beside "BR", not inside it'],
    ['too deep, and missing for it', 'brand', { BR: { order: 1 } }, '"order" belongs beside "BR", not inside it'],
    [
      'too deep, in a plan',
      'brand',
      { order: 1, BR: { plans: { yearly: { ...plan, planId: { ...plan.planId, installments: 12 } } } } },
      '"installments" belongs beside "planId", not inside it',
    ],
    [
      'beside',
      'brand',
      { order: 1, BR: { payment: { ...payment, amount: 1 }, plans: { yearly: plan } } },
      '"amount" belongs inside "plans.yearly"',
    ],
    ['in another file', 'theme', { waivers: [] }, '"waivers" belongs in the brand\'s file brand.json'],
    [
      'in a file of its own',
      'brand',
      { order: 1, BR: { payment }, theme: { light: {} } },
      '"theme" belongs in the brand\'s file theme.json',
    ],
    [
      'in a file of its own, from an area',
      'brand',
      { order: 1, BR: { payment, copy: { lead: {} } } },
      '"copy" belongs in the brand\'s file copy.pt-BR.json',
    ],
    ['in another file', 'brand', { order: 1, palette: {} }, '"palette" belongs in the brand\'s file theme.json'],
  ])('%s', (_, kind, value, help) => {
    expect(advise(kind, value)).toEqual([{ code: 'key-unknown', help, fix: undefined }]);
  });

  it('props of a step as well', () => {
    const props = { asksReferer: true, defaultNextStepId: 'payment' };
    const steps = [{ id: 'lead', templateId: 'lead', props }];
    expect(advise('flow', { id: 'a', steps })).toEqual([
      { code: 'template-props', help: '"defaultNextStepId" belongs beside "props", not inside it', fix: undefined },
    ]);
  });
});

describe('a key that belongs nowhere near is told with what is still free here', () => {
  it.each<[title: string, voucher: object, help: string]>([
    ['without what excludes the discount', { discount: 1 }, 'this place also takes planTypes'],
    ['discount or amount', { planTypes: ['yearly'] }, 'this place also takes discount or amount'],
    ['nothing', { planTypes: ['yearly'], amount: 1 }, 'delete the key: this place takes no other'],
  ])('%s', (_, voucher, help) => {
    const value = { order: 1, BR: { vouchers: [{ code: 'A1', until: '2026-12-31', ...voucher }] } };
    expect(advise('brand', value).map((told) => told.help)).toEqual([help]);
  });

  it('a few keys of many, and none that is old', () => {
    const [{ help = '' } = {}] = advise('brand', { order: 1, BR: { payment: { zzz: 1 } } });
    expect(help).toBe(
      'this place also takes api, companies, planTypes, collectsDocument, document, usesBusinessAndProductCode, or …',
    );
  });
});

it.each([
  ['anual', 'yearly'],
  ['Mensal', 'monthly'],
])('the plan %s is called %s', (found, name) => {
  expect(advise('brand', { order: 1, BR: { plans: { [found]: plan } } })).toEqual([
    { code: 'key-unknown', help: `change it to "${name}"`, fix: { kind: 'rename-key', name } },
  ]);
});

it.each([
  ['Brasil', 'BR'],
  ['Moçambique', 'MZ'],
])('the area %s is called %s', (found, name) => {
  expect(advise('brand', { order: 1, [found]: {} })).toMatchObject([
    { code: 'key-unknown', help: `change it to "${name}"`, fix: { kind: 'rename-key', name } },
  ]);
});

it('the plan anual beside one that is yearly is none', () => {
  const [told] = advise('brand', { order: 1, BR: { plans: { anual: plan, yearly: plan } } });
  expect(told?.fix).toBeUndefined();
});
