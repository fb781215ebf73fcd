import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import type { ConfigFinding, Fix } from '../../catalogue/findings/config-finding';
import { findNearest } from '../../catalogue/findings/find-nearest';
import { FindingList } from '../../catalogue/findings/finding-list';
import { JsonText } from '../../catalogue/source/json-text';
import { applyWaivers } from './apply-waivers';
import { dropFollowUps } from './drop-follow-ups';
import { locateFinding } from './locate-finding';

describe('the nearest of what is allowed', () => {
  it.each([
    ['paymnet', ['payment', 'pix', 'lead'], 'payment'],
    ['drak', ['light', 'dark', 'auto'], 'dark'],
    ['Payment', ['payment', 'pix'], 'payment'],
    ['bussiness', ['business', 'businessName'], 'business'],
    ['sucesso', ['payment', 'pix'], undefined],
    ['ab', ['ac', 'ad'], undefined],
    ['x', [], undefined],
    ['pix', ['pix'], undefined],
  ])('%s of %j is %s', (found, allowed, nearest) => {
    expect(findNearest(found, allowed)).toBe(nearest);
  });
});

describe('a place in a text', () => {
  const text = '{\n  "a": { "b": ["um", "dois"] },\n  "c": 12\n}\n';
  const at = (place: ConfigFinding['place'], fix?: Fix, source = text) =>
    locateFinding(
      { code: 'value-type', severity: 'error', place, params: {}, ...(fix && { fix }) },
      new JsonText(source),
    );
  const file = 'a.json';

  it.each<[path: (string | number)[], part: 'key' | 'value', line: number, column: number, endColumn: number]>([
    [['c'], 'value', 3, 8, 10],
    [['c'], 'key', 3, 3, 6],
    [['a'], 'value', 2, 3, 6],
    [['a', 'b', 1], 'value', 2, 22, 28],
    [['a', 'b'], 'value', 2, 10, 13],
    [['a', 'x'], 'key', 2, 3, 6],
    [['x', 'y'], 'value', 1, 1, 2],
    [[], 'value', 1, 1, 2],
  ])('%j (%s) is at line %i, columns %i to %i', (path, part, line, column, endColumn) => {
    expect(at({ file, path, part })).toMatchObject({ line, column, endColumn });
  });

  it('of a file that cannot be read is its beginning', () => {
    expect(at({ file, path: ['c'] }, undefined, '')).toMatchObject({ line: 1, column: 1, lineText: '' });
  });

  it.each<[title: string, path: (string | number)[], fix: Fix, after: string]>([
    ['a value', ['c'], { kind: 'set-value', value: 'doze' }, text.replace('12', '"doze"')],
    ['a key', ['a'], { kind: 'rename-key', name: 'A' }, text.replace('"a"', '"A"')],
    ['the first item away', ['a', 'b', 0], { kind: 'remove' }, text.replace('"um", ', '')],
    ['the last item away', ['a', 'b', 1], { kind: 'remove' }, text.replace(', "dois"', '')],
    ['the first member away', ['a'], { kind: 'remove' }, '{\n  "c": 12\n}\n'],
    ['the last member away', ['c'], { kind: 'remove' }, '{\n  "a": { "b": ["um", "dois"] }\n}\n'],
    ['the only member away', ['a', 'b'], { kind: 'remove' }, '{\n  "a": { },\n  "c": 12\n}\n'],
  ])('takes the edit: %s', (_, path, fix, after) => {
    const { edits } = at({ file, path }, fix);
    const edited = edits.reduce(
      (before, { offset, length, replacement }) =>
        before.slice(0, offset) + replacement + before.slice(offset + length),
      text,
    );
    expect(edited).toBe(after);
  });

  it('that does not exist takes no edit', () => {
    expect(at({ file, path: ['nowhere'] }, { kind: 'set-value', value: 1 }).edits).toEqual([]);
  });
});

test('the same mistake of a shared file is told once', () => {
  const list = new FindingList();
  const place = { file: 'flows/a.json', path: ['steps'] };
  list.add('payment-step-missing', place, {});
  list.add('payment-step-missing', { ...place }, {});
  list.add('payment-step-missing', { ...place, file: 'flows/b.json' }, {});
  expect(list.all).toHaveLength(2);
});

describe('waivers', () => {
  const finding: ConfigFinding = {
    code: 'contrast-aa',
    severity: 'error',
    place: { file: 'brands/acme/theme.json', path: ['light', 'text'] },
    params: {},
  };
  const waive = (
    code: string,
    until = '2026-06-30',
    file = 'brands/acme/brand.json',
    findings: ConfigFinding[] = [finding],
    outlastsEnd = false,
  ) =>
    applyWaivers(findings, [{ file, waivers: [{ code, reason: 'até a nova paleta', until }] }], {
      today: '2026-06-30',
      outlastsEnd,
    }).map(({ code }) => code);

  it.each([
    ['while its last day lasts in São Paulo', '2026-07-01T02:30:00Z', []],
    ['until its last day has ended everywhere on earth', '2026-07-01T11:59:59Z', []],
    ['no longer', '2026-07-01T12:00:00Z', ['contrast-aa', 'waiver-expired']],
  ])('holds %s', (_, now, told) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const waivers = [{ code: 'contrast-aa', reason: 'até a nova paleta', until: '2026-06-30' }];
    expect(applyWaivers([finding], [{ file: 'brands/acme/brand.json', waivers }]).map(({ code }) => code)).toEqual(
      told,
    );
  });

  it.each([
    ['brands/acme/brand.json', 'flows/acme.json', 'flows/acme.json'],
    ['flows/acme.json', 'brands/acme/theme.json', 'brands/acme/brand.json'],
    ['flows/acme.json', 'brands/_base/theme.json', undefined],
    ['brands/acme/brand.json', 'brands/beta/theme.json', undefined],
    ['flows/acme.json', 'flows/beta.json', undefined],
  ])('in %s of what is found in %s is told where it belongs: %s', (file, found, home) => {
    const astray: ConfigFinding = { ...finding, place: { file: found, path: [] } };
    const waivers = [{ code: 'contrast-aa', reason: 'até a nova paleta', until: '2026-06-30' }];
    const [, told] = applyWaivers([astray], [{ file, waivers }], { today: '2026-06-30' });
    expect([told?.code, told?.params.home, told?.fix]).toEqual([
      'waiver-unused',
      home,
      home === undefined ? { kind: 'remove' } : undefined,
    ]);
  });

  it.each<[title: string, codes: string[], waived: string[]]>([
    ['silences its code, the last day included', waive('contrast-aa'), []],
    ['that has ended silences nothing', waive('contrast-aa', '2026-06-29'), ['contrast-aa', 'waiver-expired']],
    [
      'that has ended goes on silencing where a server starts',
      waive('contrast-aa', '2026-06-29', 'brands/acme/brand.json', [finding], true),
      ['waiver-expired'],
    ],
    [
      'of another brand silences nothing',
      waive('contrast-aa', '2026-06-30', 'brands/acme2/brand.json'),
      ['contrast-aa', 'waiver-unused'],
    ],
    [
      'of a brand does not reach a brand whose name begins alike',
      waive('contrast-aa', '2026-06-30', 'brands/ac/brand.json'),
      ['contrast-aa', 'waiver-unused'],
    ],
    ['that is good for nothing is told', waive('todo-left'), ['contrast-aa', 'waiver-unused']],
    ['of money is refused', waive('plan-shared'), ['contrast-aa', 'waiver-refused']],
    ['of a code that does not exist is told', waive('contrast-a'), ['contrast-aa', 'value-not-allowed']],
    ['of a name that all objects have is told', waive('constructor'), ['contrast-aa', 'value-not-allowed']],
  ])('one %s', (_, codes, expected) => {
    expect(codes).toEqual(expected);
  });

  it.each(['json-syntax', 'next-step-unknown'] as const)(
    'none is called unused while a file cannot be used, of whatever brand: %s',
    (code) => {
      for (const file of ['brands/acme/brand.json', 'brands/beta/brand.json', 'flows/acme.json'])
        expect(waive('contrast-aa', '2026-06-30', file, [{ ...finding, code }])).toEqual([code]);
    },
  );
});

test('what a plan or a container of the base brings about is not told', () => {
  const told = (code: ConfigFinding['code'], file: string, path: string[], params = {}): ConfigFinding => ({
    code,
    severity: 'error',
    place: { file, path },
    params,
  });
  const base = 'brands/_base/br.json';
  const brand = 'brands/acme/brand.json';
  const causes = [
    told('own-value-inherited', base, ['gtm']),
    told('own-value-inherited', base, ['plans', 'yearly', 'planId']),
  ];
  const others = [
    told('gtm-shared', brand, ['BR', 'gtm']),
    told('voucher-price', brand, ['BR', 'vouchers'], { plan: 'monthly' }),
  ];
  const followUps = [
    told('gtm-shared', base, ['gtm']),
    told('voucher-price', brand, ['BR', 'vouchers'], { plan: 'yearly' }),
  ];
  expect(dropFollowUps([...causes, ...followUps, ...others])).toEqual([...causes, ...others]);
});

test('what goes away by itself once another mistake of the file is mended is not told', () => {
  const inFlow = (code: ConfigFinding['code'], file = 'flows/a.json'): ConfigFinding => ({
    code,
    severity: 'error',
    place: { file, path: [] },
    params: {},
  });
  const removedPayment = ['payment-step-missing', 'next-step-unknown', 'need-unmet', 'step-unreachable'] as const;
  expect(dropFollowUps(removedPayment.map((code) => inFlow(code))).map(({ code }) => code)).toEqual([
    'payment-step-missing',
  ]);
  const entity = [inFlow('asset-type', 'brands/a/logo.svg'), inFlow('svg-script', 'brands/a/logo.svg')];
  expect(dropFollowUps(entity)).toEqual(entity.slice(1));
  const elsewhere = [inFlow('payment-step-missing'), inFlow('next-step-unknown', 'flows/b.json')];
  expect(dropFollowUps(elsewhere)).toEqual(elsewhere);
});

describe('a cause', () => {
  const finding = (
    code: ConfigFinding['code'],
    severity: ConfigFinding['severity'],
    path: string[] = [],
  ): ConfigFinding => ({ code, severity, place: { file: 'a.json', path }, params: {} });
  const count = finding('steps-count', 'error');
  const unreachable = finding('step-unreachable', 'warning');
  const unknown = finding('next-step-unknown', 'error');

  it('that is a warning hides no error', () => {
    expect(dropFollowUps([count, unreachable])).toEqual([count, unreachable]);
  });

  it('that is an error hides what a warning that it hides brings about', () => {
    expect(dropFollowUps([count, unreachable, unknown])).toEqual([unknown]);
  });

  it('of one area hides nothing of another', () => {
    const language = finding('language-country', 'error', ['BR', 'language']);
    const own = finding('key-not-in-country', 'error', ['BR', 'mz']);
    const other = finding('key-not-in-country', 'error', ['MZ', 'payment', 'collectsDocument']);
    expect(dropFollowUps([language, own, other])).toEqual([language, other]);
  });
});
