import { expect, it } from 'vitest';
import { fileKinds, kindOf } from './file-kinds';

it.each<[file: string, kind: keyof typeof fileKinds | undefined]>([
  ['brands/_base/br.json', 'brandSettings'],
  ['brands/_base/fonts.json', 'fonts'],
  ['brands/_base/theme.json', 'theme'],
  ['brands/_base/theme.legacy.json', 'theme'],
  ['brands/acme/brand.json', 'brand'],
  ['brands/acme/theme.json', 'theme'],
  ['brands/acme/copy.pt-BR.json', 'copy'],
  ['brands/acme/messages.pt-MZ.json', 'messages'],
  ['flows/acme.json', 'flow'],
  ['templates/lead/lead.manifest.json', 'manifest'],
  ['templates/lead/lead.copy.pt-BR.json', 'templateCopy'],
  ['brands/acme/br.json', undefined],
  ['brands/acme/old/theme.json', undefined],
  ['brands/acme/brandXjson', undefined],
  ['brand.json', undefined],
])('the file %s has the kind %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind && fileKinds[kind]);
});
