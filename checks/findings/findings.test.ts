import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { findNearest } from '../../catalogue/find-nearest';
import { JsonText } from '../../catalogue/source/json-text';
import { applyWaivers } from './apply-waivers';
import type { ConfigFinding, Fix } from './config-finding';
import { dropFollowUps } from './drop-follow-ups';
import { FindingList } from './finding-list';
import { locateFinding } from './locate-finding';

describe('the nearest allowed value', () => {
  it.each([
    ['paymnet', ['payment', 'pix', 'lead'], 'payment'],
    ['drak', ['light', 'dark', 'auto'], 'dark'],
    ['Payment', ['payment', 'pix'], 'payment'],
    ['bussiness', ['business', 'businessName'], 'business'],
    ['sucesso', ['payment', 'pix'], undefined],
    ['ab', ['ac', 'ad'], undefined],
    ['x', [], undefined],
    ['pix', ['pix'], undefined],
  ])('for %s among %j is %s', (found, allowed, nearest) => {
    expect(findNearest(found, allowed)).toBe(nearest);
  });
});

describe('the place of a finding', () => {
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

  it('is line 1, column 1 in an empty text', () => {
    expect(at({ file, path: ['c'] }, undefined, '')).toMatchObject({ line: 1, column: 1, lineText: '' });
  });

  it.each<[title: string, path: (string | number)[], fix: Fix, after: string]>([
    ['sets a value', ['c'], { kind: 'set-value', value: 'doze' }, text.replace('12', '"doze"')],
    ['renames a key', ['a'], { kind: 'rename-key', name: 'A' }, text.replace('"a"', '"A"')],
    ['removes the first item of a list', ['a', 'b', 0], { kind: 'remove' }, text.replace('"um", ', '')],
    ['removes the last item of a list', ['a', 'b', 1], { kind: 'remove' }, text.replace(', "dois"', '')],
    ['removes the first member of an object', ['a'], { kind: 'remove' }, '{\n  "c": 12\n}\n'],
    ['removes the last member of an object', ['c'], { kind: 'remove' }, '{\n  "a": { "b": ["um", "dois"] }\n}\n'],
    ['removes the only member of an object', ['a', 'b'], { kind: 'remove' }, '{\n  "a": { },\n  "c": 12\n}\n'],
  ])('has an edit that %s', (_, path, fix, after) => {
    const { edits } = at({ file, path }, fix);
    const edited = edits.reduce(
      (before, { offset, length, replacement }) =>
        before.slice(0, offset) + replacement + before.slice(offset + length),
      text,
    );
    expect(edited).toBe(after);
  });

  it('has no edit when the path does not exist', () => {
    expect(at({ file, path: ['nowhere'] }, { kind: 'set-value', value: 1 }).edits).toEqual([]);
  });
});

test('the list keeps one finding for the same mistake of a shared file', () => {
  const list = new FindingList();
  const place = { file: 'flows/a.json', path: ['steps'] };
  list.add('payment-step-missing', place, {});
  list.add('payment-step-missing', { ...place }, {});
  list.add('payment-step-missing', { ...place, file: 'flows/b.json' }, {});
  expect(list.all).toHaveLength(2);
});

describe('a waiver', () => {
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
    ['applies during its last day in São Paulo', '2026-07-01T02:30:00Z', []],
    ['applies until its last day has ended everywhere on earth', '2026-07-01T11:59:59Z', []],
    [
      'expires once its last day has ended everywhere on earth',
      '2026-07-01T12:00:00Z',
      ['contrast-aa', 'waiver-expired'],
    ],
  ])('%s', (_, now, reported) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const waivers = [{ code: 'contrast-aa', reason: 'até a nova paleta', until: '2026-06-30' }];
    expect(applyWaivers([finding], [{ file: 'brands/acme/brand.json', waivers }]).map(({ code }) => code)).toEqual(
      reported,
    );
  });

  it.each([
    ['brands/acme/brand.json', 'flows/acme.json', 'flows/acme.json'],
    ['flows/acme.json', 'brands/acme/theme.json', 'brands/acme/brand.json'],
    ['flows/acme.json', 'brands/_base/theme.json', undefined],
    ['brands/acme/brand.json', 'brands/beta/theme.json', undefined],
    ['flows/acme.json', 'flows/beta.json', undefined],
  ])('in %s for a finding in %s is reported as unused, with its right file: %s', (file, found, home) => {
    const astray: ConfigFinding = { ...finding, place: { file: found, path: [] } };
    const waivers = [{ code: 'contrast-aa', reason: 'até a nova paleta', until: '2026-06-30' }];
    const [, reported] = applyWaivers([astray], [{ file, waivers }], { today: '2026-06-30' });
    expect([reported?.code, reported?.params.home, reported?.fix]).toEqual([
      'waiver-unused',
      home,
      home === undefined ? { kind: 'remove' } : undefined,
    ]);
  });

  it.each<[title: string, codes: string[], waived: string[]]>([
    ['silences findings of its code, on its last day too', waive('contrast-aa'), []],
    ['that has expired silences nothing', waive('contrast-aa', '2026-06-29'), ['contrast-aa', 'waiver-expired']],
    [
      'that has expired still silences findings of its code when a server starts',
      waive('contrast-aa', '2026-06-29', 'brands/acme/brand.json', [finding], true),
      ['waiver-expired'],
    ],
    [
      'of another brand silences nothing',
      waive('contrast-aa', '2026-06-30', 'brands/acme2/brand.json'),
      ['contrast-aa', 'waiver-unused'],
    ],
    [
      'of the brand "ac" does not silence findings of the brand "acme"',
      waive('contrast-aa', '2026-06-30', 'brands/ac/brand.json'),
      ['contrast-aa', 'waiver-unused'],
    ],
    ['that silences nothing is reported as unused', waive('todo-left'), ['contrast-aa', 'waiver-unused']],
    ['for a check about money is refused', waive('plan-shared'), ['contrast-aa', 'waiver-refused']],
    ['for an unknown code is reported', waive('contrast-a'), ['contrast-aa', 'value-not-allowed']],
    [
      'for the name of an inherited object property is reported',
      waive('constructor'),
      ['contrast-aa', 'value-not-allowed'],
    ],
  ])('%s', (_, codes, expected) => {
    expect(codes).toEqual(expected);
  });

  it.each(['json-syntax', 'next-step-unknown'] as const)(
    'is not reported as unused while a file has the error %s',
    (code) => {
      for (const file of ['brands/acme/brand.json', 'brands/beta/brand.json', 'flows/acme.json'])
        expect(waive('contrast-aa', '2026-06-30', file, [{ ...finding, code }])).toEqual([code]);
    },
  );
});

test('findings that follow from a tag container in the base are dropped', () => {
  const reported = (code: ConfigFinding['code'], file: string, path: string[]): ConfigFinding => ({
    code,
    severity: 'error',
    place: { file, path },
    params: {},
  });
  const base = 'brands/_base/br.json';
  const brand = 'brands/acme/brand.json';
  const causes = [reported('own-value-inherited', base, ['gtm'])];
  const others = [reported('gtm-shared', brand, ['BR', 'gtm'])];
  const followUps = [reported('gtm-shared', base, ['gtm'])];
  expect(dropFollowUps([...causes, ...followUps, ...others])).toEqual([...causes, ...others]);
});

test('findings that another mistake in the same file causes are dropped', () => {
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

describe('a finding that causes others', () => {
  const finding = (
    code: ConfigFinding['code'],
    severity: ConfigFinding['severity'],
    path: string[] = [],
  ): ConfigFinding => ({ code, severity, place: { file: 'a.json', path }, params: {} });
  const count = finding('steps-count', 'error');
  const unreachable = finding('step-unreachable', 'warning');
  const unknown = finding('next-step-unknown', 'error');

  it('hides no error when it is a warning', () => {
    expect(dropFollowUps([count, unreachable])).toEqual([count, unreachable]);
  });

  it('hides a warning and the error that the warning causes, when it is an error', () => {
    expect(dropFollowUps([count, unreachable, unknown])).toEqual([unknown]);
  });

  it('hides only findings of its own area', () => {
    const language = finding('language-country', 'error', ['BR', 'language']);
    const own = finding('key-not-in-country', 'error', ['BR', 'mz']);
    const other = finding('key-not-in-country', 'error', ['MZ', 'payment', 'collectsDocument']);
    expect(dropFollowUps([language, own, other])).toEqual([language, other]);
  });
});
