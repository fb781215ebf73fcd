import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { type AuthorLanguage, describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

function format(changes: CheckSample, language: AuthorLanguage): string[] {
  const { findings } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  return findings.map((finding) => `${finding.code} ${finding.place.file}: ${describeFinding(finding, language).help}`);
}

test.each<[folder: string, language: AuthorLanguage, help: string]>([
  ['Outra', 'pt-BR', 'a pasta brands/Outra está vazia: apague-a; para criar uma marca, use npx guiche brand new outra'],
  ['Outra', 'en', 'the folder brands/Outra is empty: remove it; npx guiche brand new outra makes a brand'],
  ['outra', 'en', 'the folder brands/outra is empty: remove it; npx guiche brand new outra makes a brand'],
  ['学', 'en', 'the folder brands/学 is empty: remove it; npx guiche brand new makes a brand'],
])('the empty folder brands/%s gets one finding with advice in %s', (folder, language, help) => {
  expect(format([{ file: `brands/${folder}`, isFolder: true }], language)).toEqual([
    `file-missing brands/${folder}/brand.json: ${help}`,
  ]);
});

test.each<[language: AuthorLanguage, help: string]>([
  ['pt-BR', 'escreva este arquivo, ou apague a pasta brands/Outra e crie a marca com npx guiche brand new outra'],
  ['en', 'write this file, or remove the folder brands/Outra and make the brand with npx guiche brand new outra'],
])('a brand folder with a logo and no brand.json gets one finding with advice in %s', (language, help) => {
  expect(format([{ file: 'brands/Outra/logo.svg', copyOf: 'brands/beta/logo.svg' }], language)).toEqual([
    `file-missing brands/Outra/brand.json: ${help}`,
  ]);
});
