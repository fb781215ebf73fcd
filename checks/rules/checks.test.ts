import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPricesOf } from '../../catalogue/earlier-prices';
import { type CheckCode, checkTable } from '../../schemas/generated/check-table';
import { validateCheckPage } from '../../schemas/generated/config.mjs';
import type { CheckSample } from '../../schemas/generated/types';
import { authorLanguages, describeFinding, readCheckPage } from '../findings/describe-finding';
import { inspectFiles } from '../inspect-config';
import { sampleFiles } from '../sample-files';
import { rules } from './rules.generated';

const today = '2026-06-01';
const codes = Object.keys(checkTable) as CheckCode[];
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'sample')
  .map(({ name }) => name);

const earlierPrices = listPricesOf(inspectFiles(sampleFiles([])).brands);

function inspectSample(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today, earlierPrices }).findings;
}

/** `{name}` of a text, sorted. */
function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}

describe('the samples of each check', () => {
  it('start from a sample catalogue without a mistake', () => {
    expect(inspectSample([])).toEqual([]);
  });

  it.each(codes)('%s: the bad sample gives only this finding, with a complete message in every language', (code) => {
    const { bad, isFixable } = readCheckPage(code);
    const findings = inspectSample(bad);
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    expect(findings.some(({ fix }) => fix !== undefined)).toBe(isFixable);
    for (const reported of findings.flatMap((finding) =>
      authorLanguages.map((language) => describeFinding(finding, language)),
    )) {
      expect(`${reported.message} ${reported.help ?? ''}`).not.toMatch(/[{}](?! )\w|undefined|\[object/);
    }
  });

  it.each(codes)('%s: the good sample gives no finding', (code) => {
    const { good } = readCheckPage(code);
    expect(good.length).toBeGreaterThan(0);
    expect(inspectSample(good)).toEqual([]);
  });
});

describe('the folder of each check', () => {
  it('is listed in the table of checks', () => {
    expect(folders.sort()).toEqual([...codes].sort());
    expect(Object.keys(rules).filter((code) => !codes.includes(code as CheckCode))).toEqual([]);
  });

  it.each(codes)('%s: the check page matches its schema', (code) => {
    const text = readFileSync(path.join(import.meta.dirname, code, `${code}.check.json`), 'utf8');
    validateCheckPage(JSON.parse(text));
    expect(validateCheckPage.errors ?? []).toEqual([]);
  });

  it.each(codes)('%s: the texts have the same placeholders and values in every language', (code) => {
    const { 'pt-BR': own, en } = readCheckPage(code).words;
    expect(placeholdersOf(en.message)).toEqual(placeholdersOf(own.message));
    expect((en.help ?? []).map(placeholdersOf)).toEqual((own.help ?? []).map(placeholdersOf));
    const linesOf = ({ helpBy = {} }: typeof own) =>
      Object.entries(helpBy).flatMap(([name, lines]) =>
        Object.entries(lines).map(([value, line]) => [name, value, placeholdersOf(line)]),
      );
    expect(linesOf(en)).toEqual(linesOf(own));
    const keysOf = (values: typeof own.values) =>
      Object.entries(values ?? {}).map(([name, words]) => [name, Object.keys(words)]);
    expect(keysOf(en.values)).toEqual(keysOf(own.values));
  });

  it('gives no advice to delete what somebody has written', () => {
    const ofWords: CheckCode[] = ['file-unknown', 'price-hidden'];
    const reported = codes
      .filter((code) => checkTable[code].group === 'words' || ofWords.includes(code))
      .flatMap((code) => authorLanguages.map((language) => readCheckPage(code).words[language]))
      .flatMap(({ help = [], helpBy = {} }) => [...help, ...Object.values(helpBy).flatMap(Object.values<string>)]);
    expect(reported.length).toBeGreaterThan(40);
    expect(reported.filter((line) => /apagu|exclu|delete|remove/i.test(line))).toEqual([]);
  });

  it.each(['file', 'money', 'waivers'] as const)(
    'in the group %s, only checks that do not affect a purchase can be waived',
    (group) => {
      const waivable = codes.filter((code) => checkTable[code].group === group && checkTable[code].isWaivable);
      const harmless: CheckCode[] = [
        'price-small',
        'price-jump',
        'plan-env-wrong',
        'monthly-installments',
        'default-interest',
        'trial-long',
        'amount-unknown',
        'file-unknown',
        'method-not-in-brand',
        'method-inactive',
        'company-not-in-country',
        'method-not-in-country',
      ];
      expect(waivable.filter((code) => !harmless.includes(code))).toEqual([]);
    },
  );
});
