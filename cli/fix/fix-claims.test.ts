import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { readCheckPage } from '../../checks/findings/describe-finding';
import { makeSample } from '../../checks/testing/make-sample';
import { type CheckCode, checkTable } from '../../schemas/generated/check-table';
import type { CheckSample } from '../../schemas/generated/types';
import { runGuiche } from '../testing/run-guiche';

interface Told {
  code: string;
  file: string;
  message: string;
  fix: readonly unknown[];
}

async function inspect(root: string, ...words: string[]): Promise<Told[]> {
  const { stdout } = await runGuiche(root, ['check', '--format', 'json', '--lang', 'en', ...words]);
  return (JSON.parse(stdout) as { findings: Told[] }).findings;
}

/** Findings that the report calls fixable, and those that `--fix` takes away. */
async function compare(changes: CheckSample) {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const nameOf = ({ code, file, message }: Told) => `${code} ${file} ${message}`;
  const before = await inspect(root);
  const after = (await inspect(root, '--fix')).map(nameOf);
  return {
    reported: before.filter(({ fix }) => fix.length > 0).map(nameOf),
    mended: before.map(nameOf).filter((name) => !after.includes(name)),
  };
}

const fixable = (Object.keys(checkTable) as CheckCode[]).filter((code) => readCheckPage(code).isFixable);

test.each(fixable)('the report calls the bad sample of %s fixable, and --fix mends it', async (code) => {
  const { reported, mended } = await compare(readCheckPage(code).bad);
  expect(reported).toHaveLength(1);
  expect(reported).toEqual(mended);
});

const copy = 'brands/acme/copy.pt-BR.json';
const waiver = (code: string) => ({
  file: 'brands/acme/brand.json',
  replace: '"order": 10,',
  by: `"order": 10, "waivers": [{ "code": "${code}", "reason": "A paleta nova chega em janeiro.", "until": "2027-01-31" }],`,
});
const { bad: unreadable } = readCheckPage('contrast-aa');

test.each<[title: string, changes: CheckSample, reported: string[]]>([
  [
    'two names that stand for one',
    [{ file: copy, replace: '"submit": "Continuar"', by: '"submitt": "Seguir", "sumbit": "Ir"' }],
    ['copy-key-unused'],
  ],
  ['a colour whose waiver has an unknown code', [...unreadable, waiver('cor-clara')], []],
  ['a colour whose waiver has a misspelt code', [...unreadable, waiver('contraste-aa')], ['value-not-allowed']],
  [
    'a name that is taken',
    [{ file: copy, replace: '"submit": "Continuar"', by: '"submit": "Continuar {", "submitt": "Seguir"' }],
    [],
  ],
])('the report calls fixable only what --fix mends: %s', async (_, changes, codes) => {
  const { reported } = await compare(changes);
  expect(reported.map((name) => name.split(' ')[0])).toEqual(codes);
});
