import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

function findingsOf(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

const rename = (name: string) => `rename it to "${name}"`;
const remove = (name: string) => `"${name}" is there already: move this file out of the folder`;
const move = (file: string) => `the place of this file is ${file}`;
const draw = (name: string, drawing: string) =>
  `${name} does not serve: this picture is an SVG drawing. Ask whoever made it for it and save it as "${drawing}"`;
const unclear = 'check its name, or keep the file outside this folder';

test.each(['copy.en.json', 'messages.en.json'])(
  'the unused file %s gets one finding and none about its content',
  (name) => {
    const text = JSON.stringify({ lead: { title: '<b>Olá</b> {' }, typed: 1 });
    expect(findingsOf([{ file: `brands/acme/${name}`, text }]).map(({ code }) => code)).toEqual(['file-unknown']);
  },
);

test.each([
  ['brands/beta/tehme.json', rename('theme.json')],
  ['brands/beta/theme2.json', rename('theme.json')],
  ['brands/beta/brand.json.bak', remove('brand.json')],
  ['brands/beta/brand.json~', remove('brand.json')],
  ['brands/beta/brand.json.2026-05-01', remove('brand.json')],
  ['brands/beta/brand-old.json', remove('brand.json')],
  ['brands/beta/brand (1).json', remove('brand.json')],
  ['brands/acme/theme2.json', remove('theme.json')],
  ['brands/beta/notes.txt', unclear],
  ['brands/beta/copy.json', rename('copy.pt-MZ.json')],
  ['brands/beta/copy.pt.json', rename('copy.pt-MZ.json')],
  ['brands/beta/Copy.PT_MZ.json', rename('copy.pt-MZ.json')],
  ['brands/beta/messages.pt-PT.json', rename('messages.pt-MZ.json')],
  ['brands/acme/messages.br.json', rename('messages.pt-BR.json')],
  ['brands/acme/messages.mz.json', rename('messages.pt-MZ.json')],
  ['brands/acme/copy.pt.json', remove('copy.pt-BR.json')],
  ['brands/acme/copy.en.json', unclear],
  ['brands/acme/words/copy.json', remove('brands/acme/copy.pt-BR.json')],
  ['brands/acme/product.jpg', draw('product.jpg', 'product.svg')],
  ['brands/acme/Logo-Dark.jpeg', draw('Logo-Dark.jpeg', 'logo-dark.svg')],
  ['brands/acme/favicon.ico', remove('favicon.svg')],
  ['brands/acme/loading.gif', remove('loading.svg')],
  ['brands/acme/product', unclear],
  ['brands/beta/images/product.svg', move('brands/beta/product.svg')],
  ['brands/beta/images/logo.svg', remove('brands/beta/logo.svg')],
  ['brands/beta/old/a/notes.txt', unclear],
  ['brands/_base/tehme.json', remove('theme.json')],
  ['brands/_base/copy.pt-br.json', remove('copy.pt-BR.json')],
  ['brands/_base/notes.txt', unclear],
  ['brands/_base/old/br.json', remove('brands/_base/br.json')],
  ['brands/gama.json', move('brands/gama/brand.json')],
  ['brands/acme.json', remove('brands/acme/brand.json')],
  ['brands/theme.json', move('brands/…/theme.json')],
  ['brands/notes.txt', unclear],
  ['flows/acme-offer.jsn', rename('acme-offer.json')],
  ['flows/acme offer.json', rename('acme-offer.json')],
  ['flows/Acme_Lição.json', rename('acme-licao.json')],
  ['flows/acme.json.bak', remove('acme.json')],
  ['flows/acme.json~', remove('acme.json')],
  ['flows/acme (1).json', remove('acme.json')],
  ['flows/Acme.JSON', remove('acme.json')],
  ['flows/notes.txt', unclear],
  ['flows/ç.json', rename('c.json')],
  ['flows/!.json', unclear],
  ['flows/acme/offer.json', move('flows/offer.json')],
  ['flows/gama/brand.json', move('brands/gama/brand.json')],
  ['flows/gama/logo.svg', move('brands/gama/logo.svg')],
  ['flows/copy.pt-BR.json', move('brands/…/copy.pt-BR.json')],
])('the checkout does not use the file %s, and the advice is: %s', (file, help) => {
  const findings = findingsOf([{ file, text: '{}' }]);
  expect(findings).toMatchObject([{ code: 'file-unknown', severity: 'warning', place: { file } }]);
  expect(findings.map((finding) => describeFinding(finding, 'en').help)).toEqual([help]);
});

test.each([
  ['brands/acme/copy.pt-MZ.json', '{ "lead": { "submit": "Continuar" } }', 'pt-BR'],
  ['brands/acme/messages.pt-MZ.json', '{ "email": "Confira o email." }', 'pt-BR'],
  ['brands/beta/copy.pt-BR.json', '{ "lead": { "submit": "Continuar" } }', 'pt-MZ'],
])('%s is reported because its brand has no page in that language', (file, text, language) => {
  expect(findingsOf([{ file, text }])).toMatchObject([
    { code: 'file-unknown', severity: 'warning', place: { file }, params: { languages: [language] } },
  ]);
});

test('a brand can set the language of its Mozambique area to pt-BR', () => {
  const files: CheckSample = [
    { file: 'brands/beta/brand.json', replace: '"business": "beta",', by: '"business": "beta", "language": "pt-BR",' },
    { file: 'brands/beta/copy.pt-BR.json', text: '{ "lead": { "submit": "Continuar" } }' },
  ];
  expect(findingsOf(files)).toEqual([]);
});

test('a listed flow in the brand folder gets the advice to move it to flows/', () => {
  const findings = findingsOf([
    { file: 'brands/beta/brand.json', replace: '"flows": ["beta"]', by: '"flows": ["beta", "beta-offer"]' },
    { file: 'brands/beta/beta-offer.json', text: '{}' },
  ]);
  expect(findings.map((finding) => `${finding.code}: ${describeFinding(finding, 'en').help}`)).toEqual([
    'flow-unknown: the file is at brands/beta/beta-offer.json: move it to flows/beta-offer.json',
  ]);
});
