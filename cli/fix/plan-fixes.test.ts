import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { writeFixes } from '../../checks/change/write-fixes';
import { readConfigFiles } from '../../checks/disk/read-config-files';
import { readCheckPage } from '../../checks/findings/describe-finding';
import { inspectConfig } from '../../checks/inspect-config';
import { makeSample } from '../../checks/testing/make-sample';
import { type CheckCode, checkTable } from '../../schemas/generated/check-table';
import type { CheckSample } from '../../schemas/generated/types';
import { applyEdits } from './apply-edits';
import { planFixes } from './plan-fixes';

const flow = 'flows/acme.json';
const brand = 'brands/acme/brand.json';
const all = () => true;

/** Stands for the whole text of a file. */
const whole = '{…}';

function sampleRoot(changes: CheckSample = []): string {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

function replaceIn(root: string, file: string, text: string, by: string): void {
  const before = readFileSync(path.join(root, file), 'utf8');
  if (!before.includes(text)) throw new RangeError(`${file} does not have ${text}`);
  writeFileSync(path.join(root, file), before.replace(text, by));
}

const fixable = (Object.keys(checkTable) as CheckCode[]).filter((code) => {
  const root = makeSample(readCheckPage(code).bad);
  const hasFix = inspectConfig(root).findings.some(({ fix }) => fix);
  rmSync(root, { recursive: true });
  return hasFix;
});

describe('guiche check --fix', () => {
  it('has a fix for at least 20 checks', () => {
    expect(fixable.length).toBeGreaterThanOrEqual(20);
  });

  it.each(fixable)('resolves %s and hardly changes the length of the file', (code) => {
    const root = sampleRoot(readCheckPage(code).bad);
    const { texts, originals, fixed, inspection } = planFixes(readConfigFiles(root), all);
    expect(inspection.findings).toEqual([]);
    expect(fixed).toBe(1);
    for (const [file, text] of texts) {
      expect(Math.abs(text.length - (originals.get(file) ?? '').length)).toBeLessThan(120);
      expect(text.split('\n').length).toBeGreaterThan(1);
    }
  });

  it('fixes two errors in the same file', () => {
    const root = sampleRoot();
    const copy = 'brands/acme/copy.pt-BR.json';
    replaceIn(root, copy, '"submit"', '"submitt"');
    replaceIn(root, copy, 'Comece agora",', 'Comece agora"');
    const { fixed, inspection } = planFixes(readConfigFiles(root), all);
    expect({ fixed, left: inspection.findings }).toEqual({ fixed: 2, left: [] });
  });

  /** Correct text of a file → mistyped text, which the fix must remove completely. */
  it.each<[title: string, file: string, text: string, by: string]>([
    ['an unclosed list', 'flows/acme-pix.json', '["pix"] }, ', '["pix" }, '],
    [
      'two missing commas',
      brand,
      '"business": "acme",\n    "businessName": "Escola Acme",',
      '"business": "acme"\n    "businessName": "Escola Acme"',
    ],
    ['single quotes', brand, '"title": "Acme",', "'title': 'Acme',"],
    ['curly quotes', brand, '"title": "Acme",', '"title": “Acme”,'],
    ['a missing closing quote', brand, '"title": "Acme",', '"title": "Acme,'],
    ['a comment', brand, '"order": 10,', '/* primeira */ "order": 10,'],
    ['curly quotes around a key', brand, '"title": "Acme",', '“title”: "Acme",'],
    ['a special space', brand, '"order": 10,', '\u00a0"order":\u00a010,'],
    ['signs without width', brand, '"order": 10,', '\u200b"order": 10,\u2060\ufeff'],
    ['a sign without width in a name', brand, '"productCode": "ACME"', '"productCode": "AC\u200bME\u200b"'],
  ])('restores the intended content despite %s', (_, file, text, by) => {
    const root = sampleRoot();
    const before = readFileSync(path.join(root, file), 'utf8');
    const intended: unknown = JSON.parse(before);
    if (text === whole)
      replaceIn(
        root,
        file,
        before,
        by.replace(whole, () => before),
      );
    else replaceIn(root, file, text, by);
    const { texts, inspection } = planFixes(readConfigFiles(root), all);
    expect(inspection.findings).toEqual([]);
    expect(JSON.parse(texts.get(file) ?? '')).toEqual(intended);
  });

  it.each([
    ['a key', '"submit": "Continuar"', '"submit": "Continuar", "submitt": "Seguir"'],
    ['a key with an invalid text', '"submit": "Continuar"', '"submit": "Continuar {", "submitt": "Seguir"'],
    ['a group', '"frame": {', '"leads": { "title": "Comece" },\n  "frame": {'],
  ])('keeps a misspelt name if the correct name is taken by %s', (_, text, by) => {
    const copy = 'brands/acme/copy.pt-BR.json';
    const root = sampleRoot();
    replaceIn(root, copy, text, by);
    const { texts, inspection } = planFixes(readConfigFiles(root), all);
    expect([...texts]).toEqual([]);
    expect(inspection.findings.map(({ code }) => code)).toContain('copy-key-unused');
  });

  it('renames only one of two misspelt keys with the same correct name', () => {
    const root = sampleRoot();
    replaceIn(root, 'brands/acme/copy.pt-BR.json', '"submit": "Continuar"', '"submitt": "Seguir", "sumbit": "Ir"');
    const { fixed, inspection } = planFixes(readConfigFiles(root), all);
    expect({ fixed, codes: inspection.findings.map(({ code }) => code) }).toEqual({
      fixed: 1,
      codes: ['copy-key-unused'],
    });
  });

  it.each<[title: string, file: string, text: string, by: string]>([
    ['one of two syntax errors would remain', brand, '"order": 10,\n  "BR"', '"order": \n  "BR'],
    ['a curly quote would remain in a text', 'brands/acme/copy.pt-BR.json', 'Comece agora",', 'Comece agora”,'],
    ['a missing value would become null', brand, '"businessName": "Escola Acme"', '"businessName": '],
    [
      'the file contains merge conflict markers',
      brand,
      '  "order": 10,',
      '<<<<<<< HEAD\n  "order": 10,\n=======\n  "order": 20,\n>>>>>>> b',
    ],
  ])('changes nothing if %s', (_, file, text, by) => {
    const root = sampleRoot();
    replaceIn(root, file, text, by);
    const { texts, fixed, inspection } = planFixes(readConfigFiles(root), all);
    expect({ fixed, changed: [...texts.keys()] }).toEqual({ fixed: 0, changed: [] });
    expect(inspection.findings.map(({ code, fix }) => ({ code, fix }))).toEqual([{ code: 'json-syntax' }]);
  });

  describe('for colours', () => {
    const theme = 'brands/beta/theme.json';
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const roles = fc.record({ accent: color, 'on-accent': color, text: color }, { requiredKeys: [] });

    it('makes every offered fix, whatever the theme contains', () => {
      const root = sampleRoot();
      const check = (light: object, dark: object, pure: string) => {
        writeFileSync(path.join(root, theme), JSON.stringify({ palette: { primary: { pure } }, light, dark }));
        const promised = inspectConfig(root).findings.filter(({ fix }) => fix);
        const { fixed, inspection } = planFixes(readConfigFiles(root), all);
        expect(fixed).toBeGreaterThanOrEqual(promised.length);
        const places = new Set(promised.map(({ place }) => JSON.stringify(place)));
        expect(inspection.findings.filter(({ fix, place }) => fix || places.has(JSON.stringify(place)))).toEqual([]);
      };
      fc.assert(fc.property(roles, roles, color, check), { numRuns: 10, endOnFailure: true });
    });
  });

  describe('for a waiver', () => {
    const theme = 'brands/acme/theme.json';
    const pale = { file: theme, replace: '"accent": "#1f5fbf"', by: '"accent": "#1f5fbf", "on-accent": "#17202b"' };
    const waive = (code: string, others = '') => ({
      file: brand,
      replace: '"order": 10,',
      by: `"order": 10,\n  "waivers": [${others}{ "code": "${code}", "reason": "A paleta nova chega em janeiro.", "until": "2027-01-31" }],`,
    });
    const inspectAfter = (changes: CheckSample) => {
      const { texts, inspection } = planFixes(readConfigFiles(sampleRoot(changes)), all);
      return { texts, codes: inspection.findings.map(({ code }) => code) };
    };

    it('corrects a misspelt code and leaves the waived finding alone', () => {
      const { texts, codes } = inspectAfter([pale, waive('contraste-aa')]);
      expect({ files: [...texts.keys()], codes }).toEqual({ files: [brand], codes: [] });
      expect(texts.get(brand)).toContain('"code": "contrast-aa"');
    });

    it('leaves findings alone if the waiver’s code is unknown', () => {
      const { texts, codes } = inspectAfter([pale, waive('cor-clara')]);
      expect({ changed: texts.size, codes }).toEqual({ changed: 0, codes: ['value-not-allowed', 'contrast-aa'] });
    });

    it.each([
      ['the waiver’s code', waive('contraste-aa')],
      [
        'the waiver’s file',
        { ...waive('contrast-aa'), by: waive('contrast-aa').by.replace('"order": 10,', '"order": 10') },
      ],
    ])('keeps an unused waiver in the same run that corrects %s', (_, change) => {
      const { texts, codes } = inspectAfter([change]);
      expect(codes).toEqual(['waiver-unused']);
      expect(texts.get(brand)).toContain('"code": "contrast-aa"');
    });

    it('keeps a waiver while an error in another brand’s file hides the waived finding', () => {
      const same = { file: 'brands/beta/brand.json', replace: '"business": "beta"', by: '"business": "acme"' };
      const comma = { file: 'brands/beta/brand.json', replace: '"order": 20,', by: '"order": 20, // dois' };
      const { texts, codes } = inspectAfter([waive('business-shared'), same, comma]);
      expect({ files: [...texts.keys()], codes }).toEqual({ files: ['brands/beta/brand.json'], codes: [] });
    });

    it('removes all unused waivers of a list in one run', () => {
      const others = ['todo-left', 'asset-unused', 'todo-left'].map(
        (code) => `{ "code": "${code}", "reason": "O texto novo chega em março.", "until": "2027-01-31" }, `,
      );
      const { texts, codes } = inspectAfter([waive('contrast-aa', others.join(''))]);
      expect(codes).toEqual([]);
      expect(texts.get(brand)).toContain('"waivers": []');
    });

    it('removes an unused waiver', () => {
      const { texts, codes } = inspectAfter([waive('contrast-aa')]);
      expect(codes).toEqual([]);
      expect(texts.get(brand)).toContain('"waivers": []');
    });
  });

  it('leaves files outside the requested folder unchanged', () => {
    const root = sampleRoot([{ file: flow, replace: '"templateId": "payment"', by: '"templateId": "paymnet"' }]);
    expect(planFixes(readConfigFiles(root), ({ place }) => place.file.startsWith('brands/')).texts.size).toBe(0);
  });

  it('writes the planned fix and keeps every other byte of the file', () => {
    const root = sampleRoot();
    const before = readFileSync(path.join(root, flow), 'utf8');
    replaceIn(root, flow, '"templateId": "payment"', '"templateId": "paymnet"');
    expect(writeFixes(root, planFixes(readConfigFiles(root), all))).toEqual([]);
    expect(readFileSync(path.join(root, flow), 'utf8')).toBe(before);
  });

  it('does not overwrite a file that changed after the fix was planned', () => {
    const root = sampleRoot([{ file: flow, replace: '"templateId": "payment"', by: '"templateId": "paymnet"' }]);
    const plan = planFixes(readConfigFiles(root), all);
    writeFileSync(path.join(root, flow), '{ "id": "outro" }');
    expect(writeFixes(root, plan)).toEqual([flow]);
    expect(readFileSync(path.join(root, flow), 'utf8')).toBe('{ "id": "outro" }');
    expect(readdirSync(path.join(root, 'flows')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('writes the fix to the file that a symbolic link points to', () => {
    const root = sampleRoot([{ file: flow, replace: '"templateId": "payment"', by: '"templateId": "paymnet"' }]);
    mkdirSync(path.join(root, 'common'));
    writeFileSync(path.join(root, 'common/acme.json'), readFileSync(path.join(root, flow)));
    rmSync(path.join(root, flow));
    symlinkSync('../common/acme.json', path.join(root, flow));
    expect(writeFixes(root, planFixes(readConfigFiles(root), all))).toEqual([]);
    expect(readFileSync(path.join(root, 'common/acme.json'), 'utf8')).toContain('"templateId": "payment"');
  });
});

test.each([
  ['no edit', [], 'abcdef'],
  ['one edit', [{ offset: 1, length: 2, replacement: 'X' }], 'aXdef'],
  [
    'two edits in any order',
    [
      { offset: 0, length: 1, replacement: '' },
      { offset: 5, length: 1, replacement: 'Z' },
    ],
    'bcdeZ',
  ],
  ['an insertion at the end', [{ offset: 6, length: 0, replacement: '!' }], 'abcdef!'],
  [
    'only the later of two overlapping edits',
    [
      { offset: 1, length: 3, replacement: '' },
      { offset: 3, length: 2, replacement: 'Y' },
    ],
    'abcYf',
  ],
])('applyEdits applies %s', (_, edits, edited) => {
  expect(applyEdits('abcdef', edits)).toBe(edited);
});
