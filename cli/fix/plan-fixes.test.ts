import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { readCheckPage } from '../../checks/findings/tell-finding';
import { inspectConfig } from '../../checks/inspect-config';
import { makeSample } from '../../checks/rules/make-sample';
import { type CheckCode, checkTable } from '../../schemas/generated/check-table';
import type { CheckSample } from '../../schemas/generated/types';
import { applyEdits } from './apply-edits';
import { planFixes } from './plan-fixes';
import { writeFixes } from './write-fixes';

const flow = 'flows/acme.json';
const brand = 'brands/acme/brand.json';
const all = () => true;

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

describe('a fix', () => {
  it('exists for a good part of the checks', () => {
    expect(fixable.length).toBeGreaterThanOrEqual(20);
  });

  it.each(fixable)('of %s leaves nothing to find, and changes no more than the place', (code) => {
    const root = sampleRoot(readCheckPage(code).bad);
    const { texts, originals, fixed, inspection } = planFixes(root, all);
    expect(inspection.findings).toEqual([]);
    expect(fixed).toBe(1);
    for (const [file, text] of texts) {
      expect(Math.abs(text.length - (originals.get(file) ?? '').length)).toBeLessThan(120);
      expect(text.split('\n').length).toBeGreaterThan(1);
    }
  });

  it('mends one mistake after the other in one file', () => {
    const root = sampleRoot();
    const copy = 'brands/acme/copy.pt-BR.json';
    replaceIn(root, copy, '"submit"', '"submitt"');
    replaceIn(root, copy, 'Comece agora",', 'Comece agora"');
    const { fixed, inspection } = planFixes(root, all);
    expect({ fixed, left: inspection.findings }).toEqual({ fixed: 2, left: [] });
  });

  /** Correct text of a file → mistyped text, which the fix must remove completely. */
  it.each<[title: string, file: string, text: string, by: string]>([
    ['a list that is not closed', 'flows/acme-pix.json', '["pix"] }, ', '["pix" }, '],
    [
      'two commas that are missing',
      brand,
      '"business": "acme",\n    "businessName": "Escola Acme",',
      '"business": "acme"\n    "businessName": "Escola Acme"',
    ],
    ['single quotes', brand, '"title": "Acme",', "'title': 'Acme',"],
    ['curly quotes', brand, '"title": "Acme",', '"title": “Acme”,'],
    ['a text without its last quote', brand, '"title": "Acme",', '"title": "Acme,'],
    ['a comment', brand, '"order": 10,', '/* primeira */ "order": 10,'],
  ])('gives back what was meant: %s', (_, file, text, by) => {
    const root = sampleRoot();
    const meant: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    replaceIn(root, file, text, by);
    const { texts, inspection } = planFixes(root, all);
    expect(inspection.findings).toEqual([]);
    expect(JSON.parse(texts.get(file) ?? '')).toEqual(meant);
  });

  it.each([
    ['key', '"submit": "Continuar"', '"submit": "Continuar", "submitt": "Seguir"'],
    ['key that cannot be read', '"submit": "Continuar"', '"submit": "Continuar {", "submitt": "Seguir"'],
    ['group', '"frame": {', '"leads": { "title": "Comece" },\n  "frame": {'],
  ])('gives no text the name that another has: %s', (_, text, by) => {
    const copy = 'brands/acme/copy.pt-BR.json';
    const root = sampleRoot();
    replaceIn(root, copy, text, by);
    const { texts, inspection } = planFixes(root, all);
    expect([...texts]).toEqual([]);
    expect(inspection.findings.map(({ code }) => code)).toContain('copy-key-unused');
  });

  it('gives one of two misspelt texts the name that both may mean', () => {
    const root = sampleRoot();
    replaceIn(root, 'brands/acme/copy.pt-BR.json', '"submit": "Continuar"', '"submitt": "Seguir", "sumbit": "Ir"');
    const { fixed, inspection } = planFixes(root, all);
    expect({ fixed, codes: inspection.findings.map(({ code }) => code) }).toEqual({
      fixed: 1,
      codes: ['copy-key-unused'],
    });
  });

  it.each<[title: string, file: string, text: string, by: string]>([
    ['one of two mistakes is left', brand, '"order": 10,\n  "BR"', '"order": \n  "BR'],
    ['a curly quote would stay in a text', 'brands/acme/copy.pt-BR.json', 'Comece agora",', 'Comece agora”,'],
    ['a value is missing that a null would take out', brand, '"businessName": "Escola Acme"', '"businessName": '],
    [
      "a conflict is nobody else's to decide",
      brand,
      '  "order": 10,',
      '<<<<<<< HEAD\n  "order": 10,\n=======\n  "order": 20,\n>>>>>>> b',
    ],
  ])('writes nothing where %s', (_, file, text, by) => {
    const root = sampleRoot();
    replaceIn(root, file, text, by);
    const { texts, fixed, inspection } = planFixes(root, all);
    expect({ fixed, changed: [...texts.keys()] }).toEqual({ fixed: 0, changed: [] });
    expect(inspection.findings.map(({ code, fix }) => ({ code, fix }))).toEqual([{ code: 'json-syntax' }]);
  });

  describe('of colours', () => {
    const theme = 'brands/beta/theme.json';
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const roles = fc.record({ accent: color, 'on-accent': color, text: color }, { requiredKeys: [] });

    it('that is promised is made, whatever the theme states', () => {
      const root = sampleRoot();
      const check = (light: object, dark: object, pure: string) => {
        writeFileSync(path.join(root, theme), JSON.stringify({ palette: { primary: { pure } }, light, dark }));
        const promised = inspectConfig(root).findings.filter(({ fix }) => fix);
        const { fixed, inspection } = planFixes(root, all);
        expect(fixed).toBeGreaterThanOrEqual(promised.length);
        const places = new Set(promised.map(({ place }) => JSON.stringify(place)));
        expect(inspection.findings.filter(({ fix, place }) => fix || places.has(JSON.stringify(place)))).toEqual([]);
      };
      fc.assert(fc.property(roles, roles, color, check), { numRuns: 10, endOnFailure: true });
    }, 60_000);
  });

  describe('and a waiver', () => {
    const theme = 'brands/acme/theme.json';
    const pale = { file: theme, replace: '"#17202b"', by: '"#a0a8b0"' };
    const waive = (code: string, others = '') => ({
      file: brand,
      replace: '"order": 10,',
      by: `"order": 10,\n  "waivers": [${others}{ "code": "${code}", "reason": "A paleta nova chega em janeiro.", "until": "2027-01-31" }],`,
    });
    const inspectAfter = (changes: CheckSample) => {
      const { texts, inspection } = planFixes(sampleRoot(changes), all);
      return { texts, codes: inspection.findings.map(({ code }) => code) };
    };

    it('of which the code is misspelt is mended before what it is for', () => {
      const { texts, codes } = inspectAfter([pale, waive('contraste-aa')]);
      expect({ files: [...texts.keys()], codes }).toEqual({ files: [brand], codes: [] });
      expect(texts.get(brand)).toContain('"code": "contrast-aa"');
    });

    it('of which nobody knows the code has what it may be for left alone', () => {
      const { texts, codes } = inspectAfter([pale, waive('cor-clara')]);
      expect({ changed: texts.size, codes }).toEqual({ changed: 0, codes: ['contrast-aa', 'value-not-allowed'] });
    });

    it.each([
      ['its code', waive('contraste-aa')],
      ['its file', { ...waive('contrast-aa'), by: waive('contrast-aa').by.replace('"order": 10,', '"order": 10') }],
    ])('of which the run has mended %s is not taken out by it', (_, change) => {
      const { texts, codes } = inspectAfter([change]);
      expect(codes).toEqual(['waiver-unused']);
      expect(texts.get(brand)).toContain('"code": "contrast-aa"');
    });

    it('that a broken file of another brand hides what it is for from is kept', () => {
      const same = { file: 'brands/beta/brand.json', replace: '"business": "beta"', by: '"business": "acme"' };
      const comma = { file: 'brands/beta/brand.json', replace: '"order": 20,', by: '"order": 20, // dois' };
      const { texts, codes } = inspectAfter([waive('business-shared'), same, comma]);
      expect({ files: [...texts.keys()], codes }).toEqual({ files: ['brands/beta/brand.json'], codes: [] });
    });

    it('and others of its list that were good for nothing before are taken out in one run', () => {
      const others = ['todo-left', 'asset-unused', 'todo-left'].map(
        (code) => `{ "code": "${code}", "reason": "O texto novo chega em março.", "until": "2027-01-31" }, `,
      );
      const { texts, codes } = inspectAfter([waive('contrast-aa', others.join(''))]);
      expect(codes).toEqual([]);
      expect(texts.get(brand)).toContain('"waivers": []');
    });

    it('that was good for nothing before is taken out', () => {
      const { texts, codes } = inspectAfter([waive('contrast-aa')]);
      expect(codes).toEqual([]);
      expect(texts.get(brand)).toContain('"waivers": []');
    });
  });

  it('leaves files alone that were not asked for', () => {
    const root = sampleRoot([{ file: flow, replace: '"templateId": "payment"', by: '"templateId": "paymnet"' }]);
    expect(planFixes(root, (file) => file.startsWith('brands/')).texts.size).toBe(0);
  });

  it('writes what is planned, byte for byte elsewhere', () => {
    const root = sampleRoot();
    const before = readFileSync(path.join(root, flow), 'utf8');
    replaceIn(root, flow, '"templateId": "payment"', '"templateId": "paymnet"');
    expect(writeFixes(root, planFixes(root, all))).toEqual([]);
    expect(readFileSync(path.join(root, flow), 'utf8')).toBe(before);
  });

  it('does not write over what somebody else has just written', () => {
    const root = sampleRoot([{ file: flow, replace: '"templateId": "payment"', by: '"templateId": "paymnet"' }]);
    const plan = planFixes(root, all);
    writeFileSync(path.join(root, flow), '{ "id": "outro" }');
    expect(writeFixes(root, plan)).toEqual([flow]);
    expect(readFileSync(path.join(root, flow), 'utf8')).toBe('{ "id": "outro" }');
    expect(readdirSync(path.join(root, 'flows')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('leaves a link a link', () => {
    const root = sampleRoot([{ file: flow, replace: '"templateId": "payment"', by: '"templateId": "paymnet"' }]);
    mkdirSync(path.join(root, 'common'));
    writeFileSync(path.join(root, 'common/acme.json'), readFileSync(path.join(root, flow)));
    rmSync(path.join(root, flow));
    symlinkSync('../common/acme.json', path.join(root, flow));
    expect(writeFixes(root, planFixes(root, all))).toEqual([]);
    expect(readFileSync(path.join(root, 'common/acme.json'), 'utf8')).toContain('"templateId": "payment"');
  });
});

test.each([
  ['none', [], 'abcdef'],
  ['one', [{ offset: 1, length: 2, replacement: 'X' }], 'aXdef'],
  [
    'two, in any order',
    [
      { offset: 0, length: 1, replacement: '' },
      { offset: 5, length: 1, replacement: 'Z' },
    ],
    'bcdeZ',
  ],
  ['an insertion at the end', [{ offset: 6, length: 0, replacement: '!' }], 'abcdef!'],
  [
    'two that overlap: the later one',
    [
      { offset: 1, length: 3, replacement: '' },
      { offset: 3, length: 2, replacement: 'Y' },
    ],
    'abcYf',
  ],
])('edits: %s', (_, edits, edited) => {
  expect(applyEdits('abcdef', edits)).toBe(edited);
});
