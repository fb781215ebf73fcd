import { describe, expect, it } from 'vitest';
import { fileKinds } from '../../catalogue/source/file-kinds';
import { describeFinding } from '../findings/describe-finding';
import { describeSchemaErrors } from './describe-schema-errors';

const long = `acme.example/${'regras-da-oferta-'.repeat(6)}de-2027`;

/** Findings for the text of a brand's file. */
function format(text: string) {
  const kind = fileKinds.brand;
  const value: unknown = JSON.parse(text);
  kind.validate(value);
  return describeSchemaErrors(kind.validate.errors ?? [], { value, text, kind, oldKeys: [] });
}

function formatLink(link: string) {
  const [reported] = format(JSON.stringify({ order: 1, BR: { links: { production: { terms: link } } } }));
  return reported;
}

it.each([
  ['with http instead of https', `http://${long}`],
  ['with a trailing space', `https://${long} `],
])('the fix for a long link keeps the whole link, although the message shortens it: %s', (_, link) => {
  const reported = formatLink(link);
  expect(String(reported?.params.found)).toHaveLength(80);
  expect(reported?.fix).toEqual({ kind: 'set-value', value: `https://${long}` });
});

it('the message shows a long link up to its first space, and shortens it', () => {
  expect(formatLink(`https://${long} da oferta`)?.params.beforeBlank).toMatch(/^https:\/\/acme\.example\/.{58}…$/);
});

it.each([
  ['1234', '1234'],
  ['12345678901234567890', undefined],
  ['1.50', undefined],
  ['1e3', undefined],
])('the unquoted id %s gets a fix only if parsing has not changed it', (written, intended) => {
  const plan = `{ "amount": 1, "installments": 12, "planId": { "test": "T", "homolog": "H", "production": ${written} } }`;
  const [reported, ...others] = format(`{ "order": 1, "BR": { "plans": { "yearly": ${plan} } } }`);
  expect(others).toEqual([]);
  expect(reported).toMatchObject({ code: 'value-type', params: { found: written } });
  expect(reported?.fix).toEqual(intended && { kind: 'set-value', value: intended });
});

it.each([
  '{ "constructor": 1, "order": 1 }',
  '{ "order": 1, "BR": { "constructor": null } }',
  '{ "order": 1, "BR": { "plans": { "constructor": {} } } }',
  '{ "order": 1, "BR": { "payment": { "methods": ["constructor"] } } }',
  '{ "order": 1, "BR": { "payment": { "collectsDocument": "constructor" } } }',
])('the name of an inherited object property gives one finding without a suggestion: %s', (text) => {
  const reported = format(text);
  expect(reported).toHaveLength(1);
  expect(reported[0]?.params.nearest).toBeUndefined();
});

it.each([
  ['cartão de crédito', 'credit-card'],
  ['Cartão', 'credit-card'],
  ['Boleto Bancário', 'bankslip'],
  ['dinheiro', 'cash'],
  ['dois cartões', 'credit-card+credit-card'],
])('a payment method with its everyday name gets a fix: %s', (found, intended) => {
  const [reported, ...others] = format(JSON.stringify({ order: 1, BR: { payment: { methods: ['pix', found] } } }));
  expect(others).toEqual([]);
  expect(reported).toMatchObject({ params: { nearest: intended }, fix: { kind: 'set-value', value: intended } });
});

it.each([
  ['dias', 'day'],
  ['mês', 'month'],
])('a trial unit in Portuguese gets a fix: %s', (unit, intended) => {
  const plan = { trial: { count: 7, unit } };
  expect(format(JSON.stringify({ order: 1, BR: { plans: { yearly: plan } } }))).toContainEqual(
    expect.objectContaining({ fix: { kind: 'set-value', value: intended } }),
  );
});

it.each([
  [{ order: 1, Moçambique: {} }, 'MZ'],
  [{ order: 1, BR: { Título: 'Acme' } }, 'title'],
  [{ order: 1, BR: { cupons: [] } }, 'vouchers'],
  [{ order: 1, BR: { vouchers: [{ código: 'AMIGO', discount: 1 }] } }, 'code'],
  [{ order: 1, BR: { forcedFlows: [{ when: { rota: 'pix' }, flow: 'pix' }] } }, 'route'],
])('a key in Portuguese gets a fix, with or without accents: %j', (value, intended) => {
  expect(format(JSON.stringify(value))).toMatchObject([{ fix: { kind: 'rename-key', name: intended } }]);
});

it.each<[key: string, text: string, list: readonly string[] | undefined]>([
  ['flows', 'acme, acme-pix', ['acme', 'acme-pix']],
  ['flows', 'acme; acme-pix', ['acme', 'acme-pix']],
  ['flows', 'acme', ['acme']],
  ['flows', 'acme, o do pix', undefined],
  ['payment.methods', 'credit-card,pix', ['credit-card', 'pix']],
])('for %s, the text "%s" gets a fix to a list if every part is valid', (keys, text, list) => {
  const area = keys.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), text);
  expect(format(JSON.stringify({ order: 1, BR: area }))).toMatchObject([
    { code: 'value-type', ...(list ? { fix: { kind: 'set-value', value: list } } : { fix: undefined }) },
  ]);
});

it('a text with commas becomes a single item in a list of free texts', () => {
  const kind = fileKinds.flow;
  const props = { benefits: 'Aulas, livros e provas' };
  const value = { id: 'a', steps: [{ id: 'p', templateId: 'presentation', props }] };
  kind.validate(value);
  const reported = describeSchemaErrors(kind.validate.errors ?? [], {
    value,
    text: JSON.stringify(value),
    kind,
    oldKeys: [],
  });
  expect(reported).toMatchObject([{ fix: { kind: 'set-value', value: ['Aulas, livros e provas'] } }]);
});

describe('one finding lists all keys that an object lacks', () => {
  it.each<[what: string, text: string, code: string, params: object]>([
    [
      'in a plan',
      '{ "order": 1, "BR": { "plans": { "yearly": { "planId": { "test": "T", "homolog": "H", "production": "P" } } } } }',
      'key-missing',
      { keys: '"amount", "installments"' },
    ],
    [
      'in the ids of a plan',
      '{ "order": 1, "BR": { "plans": { "yearly": { "amount": 1, "installments": 1, "planId": { "test": "T" } } } } }',
      'plan-env-missing',
      { environments: '"homolog", "production"' },
    ],
  ])('%s', (_, text, code, params) => {
    expect(format(text)).toMatchObject([{ code, params }]);
  });

  it.each([
    [
      'the condition of a flow rule',
      '{ "order": 1, "BR": { "forcedFlows": [{ "when": {}, "flow": "pix" }] } }',
      'missing here: "route" or "voucher"',
      'write "route" or "voucher" here',
    ],
    [
      'the plans',
      '{ "order": 1, "BR": { "plans": {} } }',
      'missing here: "yearly", "recurrency", "monthly", or "semester"',
      'write "yearly", "recurrency", "monthly", or "semester" here',
    ],
  ])('or, for %s without any key, those of which one is needed', (_, text, message, help) => {
    const findings = format(text).map(({ path, fix: _, ...reported }) => ({
      ...reported,
      severity: 'error' as const,
      place: { file: 'brands/acme/brand.json', path },
    }));
    expect(findings.map((finding) => describeFinding(finding, 'en'))).toEqual([{ message, help }]);
  });

  it('in an empty step', () => {
    const kind = fileKinds.flow;
    const value = { id: 'a', steps: [{}] };
    kind.validate(value);
    const reported = describeSchemaErrors(kind.validate.errors ?? [], {
      value,
      text: JSON.stringify(value),
      kind,
      oldKeys: [],
    });
    expect(reported).toHaveLength(1);
  });
});

it('the message shortens a group that replaces another value', () => {
  const reported = format(JSON.stringify({ order: { first: 'x'.repeat(200) } }));
  expect(reported).toMatchObject([{ code: 'value-type', params: { found: `{"first":"${'x'.repeat(69)}…` } }]);
});

it('a file with 20,000 mistakes gives at most 100 findings, in less than two seconds', () => {
  const kind = fileKinds.flow;
  const value = { id: 'a', steps: Array.from({ length: 20_000 }, () => 1) };
  kind.validate(value);
  const before = process.cpuUsage();
  const reported = describeSchemaErrors(kind.validate.errors ?? [], {
    value,
    text: JSON.stringify(value),
    kind,
    oldKeys: [],
  });
  const { user, system } = process.cpuUsage(before);
  expect(reported.length).toBeLessThanOrEqual(100);
  expect((user + system) / 1000).toBeLessThan(2_000);
});
