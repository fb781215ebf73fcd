import { describe, expect, it } from 'vitest';
import { fileKinds } from '../../catalogue/source/file-kinds';
import { describeFinding } from '../findings/describe-finding';
import { FindingList } from '../findings/finding-list';
import { describeSchemaErrors } from './describe-schema-errors';

const plan = { amount: 1200, installments: 12, planId: { test: 'T', homolog: 'H', production: 'P' } };
const payment = { methods: ['pix'], planTypes: ['yearly'] };

/** Findings for a value: the code and help of each. */
function advise(kind: keyof typeof fileKinds, value: unknown) {
  const { validate } = fileKinds[kind];
  expect(validate(value)).toBe(false);
  const list = new FindingList();
  const file = { value, text: JSON.stringify(value), kind: fileKinds[kind], oldKeys: [] };
  for (const { code, path, part, params, fix } of describeSchemaErrors(validate.errors ?? [], file))
    list.add(code, { file: 'a.json', path, part }, params, fix);
  return list.all.map((finding) => ({
    code: finding.code,
    help: describeFinding(finding, 'en').help,
    fix: finding.fix,
  }));
}

describe('the advice for a key in the wrong place names the right place', () => {
  it.each<[title: string, kind: keyof typeof fileKinds, value: unknown, help: string]>([
    [
      'one level too high',
      'brand',
      { order: 1, BR: { methods: ['pix'], payment } },
      '"methods" belongs inside "payment"',
    ],
    [
      'too high, in a file without areas',
      'brand',
      { order: 1, title: 'A' },
      '"title" belongs inside "all", "BR", or "MZ"',
    ],
    ['too high, in a file with one area', 'brand', { order: 1, title: 'A', MZ: {} }, '"title" belongs inside "MZ"'],
    [
      'one level too deep',
      'brand',
      { order: 1, BR: { color: '#0b5fff' } },
      '"color" belongs beside "BR", not inside it',
    ],
    [
      'too deep, and missing in its right place',
      'brand',
      { BR: { order: 1 } },
      '"order" belongs beside "BR", not inside it',
    ],
    [
      'too deep, in a plan',
      'brand',
      { order: 1, BR: { plans: { yearly: { ...plan, planId: { ...plan.planId, installments: 12 } } } } },
      '"installments" belongs beside "planId", not inside it',
    ],
    [
      'in a sibling group',
      'brand',
      { order: 1, BR: { payment: { ...payment, amount: 1 }, plans: { yearly: plan } } },
      '"amount" belongs inside "plans.yearly"',
    ],
    [
      'in the wrong file: waivers in theme.json',
      'theme',
      { waivers: [] },
      '"waivers" belongs in the brand\'s file brand.json',
    ],
    [
      'in the wrong file: a theme in brand.json',
      'brand',
      { order: 1, BR: { payment }, theme: { light: {} } },
      '"theme" belongs in the brand\'s file theme.json',
    ],
    [
      'in the wrong file: copy in an area of brand.json',
      'brand',
      { order: 1, BR: { payment, copy: { lead: {} } } },
      '"copy" belongs in the brand\'s file copy.pt-BR.json',
    ],
    [
      'in the wrong file: a palette in brand.json',
      'brand',
      { order: 1, palette: {} },
      '"palette" belongs in the brand\'s file theme.json',
    ],
  ])('%s', (_, kind, value, help) => {
    expect(advise(kind, value)).toEqual([{ code: 'key-unknown', help, fix: undefined }]);
  });

  it('inside the props of a step', () => {
    const props = { asksReferer: true, defaultNextStepId: 'payment' };
    const steps = [{ id: 'lead', templateId: 'lead', props }];
    expect(advise('flow', { id: 'a', steps })).toEqual([
      { code: 'template-props', help: '"defaultNextStepId" belongs beside "props", not inside it', fix: undefined },
    ]);
  });
});

describe('the advice for an unknown key lists the keys that are still possible there', () => {
  it.each<[title: string, voucher: object, help: string]>([
    ['without the key that "discount" excludes', { discount: 1 }, 'this place also takes planTypes'],
    ['discount or amount', { planTypes: ['yearly'] }, 'this place also takes discount or amount'],
    ['none when no key is left', { planTypes: ['yearly'], amount: 1 }, 'delete the key: this place takes no other'],
  ])('%s', (_, voucher, help) => {
    const value = { order: 1, BR: { vouchers: [{ code: 'A1', until: '2026-12-31', ...voucher }] } };
    expect(advise('brand', value).map((reported) => reported.help)).toEqual([help]);
  });

  it('with only some of many keys, and no deprecated key', () => {
    const [{ help = '' } = {}] = advise('brand', { order: 1, BR: { payment: { zzz: 1 } } });
    expect(help).toBe(
      'this place also takes api, companies, planTypes, hasVoucherField, collectsDocument, document, or …',
    );
  });
});

it.each([
  ['anual', 'yearly'],
  ['Mensal', 'monthly'],
])('the fix renames the plan %s to %s', (found, name) => {
  expect(advise('brand', { order: 1, BR: { plans: { [found]: plan } } })).toEqual([
    { code: 'key-unknown', help: `change it to "${name}"`, fix: { kind: 'rename-key', name } },
  ]);
});

it.each([
  ['Brasil', 'BR'],
  ['Moçambique', 'MZ'],
])('the fix renames the area %s to %s', (found, name) => {
  expect(advise('brand', { order: 1, [found]: {} })).toMatchObject([
    { code: 'key-unknown', help: `change it to "${name}"`, fix: { kind: 'rename-key', name } },
  ]);
});

it('the plan "anual" gets no fix beside a plan "yearly"', () => {
  const [reported] = advise('brand', { order: 1, BR: { plans: { anual: plan, yearly: plan } } });
  expect(reported?.fix).toBeUndefined();
});
