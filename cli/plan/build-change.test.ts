import { describe, expect, test } from 'vitest';
import type { ConfigCopy } from '../../renderer/testing/test-repository';
import { buildPlan } from './build-plan';
import type { Change } from './change';
import { pairImages } from './pictures/pair-images';
import { before, planOf, treeOf } from './testing/plan-of';

const brand = 'brands/fusorama/brand.json';
const theme = 'brands/fusorama/theme.json';

const format = ({ category, path, subjects, before: was, after: is, file }: Change) =>
  `${category} ${path} (${subjects.join(', ')}): ${was} → ${is} in ${file}`;

/** Changes without a risk, each with what a plan lists. */
const changes: readonly [reported: string, change: (config: ConfigCopy) => void][] = [
  [
    `value payment.hasVoucherField (fusorama BR): true → false in ${brand}`,
    ({ replace }) => replace(brand, '"hasVoucherField": true', '"hasVoucherField": false'),
  ],
  [
    `value links.production.faq (fusorama BR, fusorama MZ): https://ajuda.fusorama.example → https://faq.fusorama.example in ${brand}`,
    ({ replace }) => replace(brand, '"https://ajuda.fusorama.example"', '"https://faq.fusorama.example"'),
  ],
  [
    `value logoWidth (fusorama BR, fusorama MZ): 153 → 160 in ${brand}`,
    ({ replace }) => replace(brand, '"logoWidth": 153', '"logoWidth": 160'),
  ],
  [`name title (fusorama BR): Fusorama → Fuso in ${brand}`, ({ replace }) => replace(brand, '"Fusorama"', '"Fuso"')],
  [
    `color theme.palette.primary.pure (fusorama): #006a86 → #00566e in ${theme}`,
    ({ replace }) => replace(theme, '"pure": "#006a86"', '"pure": "#00566e"'),
  ],
  [
    `value theme.shape.radiusCard (fusorama): 28px → 8px in ${theme}`,
    ({ replace }) => replace(theme, '"radiusCard": "28px"', '"radiusCard": "8px"'),
  ],
  [
    'value flow.tucupira-monthly.presentation.media.picture (tucupira BR): product.svg → logo.svg in flows/tucupira-monthly.json',
    ({ replace }) => replace('flows/tucupira-monthly.json', '"picture": "product.svg"', '"picture": "logo.svg"'),
  ],
  [
    'text variant.alvoroco-botao-passaporte.lead.submit (alvoroco BR): Quero o passaporte → Quero ir in brands/alvoroco/copy.pt-BR.json',
    ({ replace }) => replace('brands/alvoroco/copy.pt-BR.json', '"Quero o passaporte"', '"Quero ir"'),
  ],
  [
    'text message.cpf (fusorama MZ, wup MZ): Revise o CPF. → Confira o CPF in brands/_base/messages.pt-MZ.json',
    ({ read, write }) => {
      const file = 'brands/_base/messages.pt-MZ.json';
      write(file, JSON.stringify({ ...(JSON.parse(read(file)) as object), cpf: 'Confira o CPF' }));
    },
  ],
];

describe('the edits of a plan', () => {
  test('contain every changed value once: names, then colours, texts and others', () => {
    const { edits, risks } = planOf((config) => {
      for (const [, change] of changes) change(config);
    });
    expect(edits.map(format).sort()).toEqual(changes.map(([reported]) => reported).sort());
    expect([...new Set(edits.map(({ category }) => category))]).toEqual(['name', 'color', 'text', 'value']);
    expect(risks).toEqual([]);
  });

  test('contain no risk and no text of a screen that nobody plays', () => {
    const { edits, risks } = planOf((config) => {
      config.replace(brand, 'Fusorama Idiomas Online', 'Fusorama Educação');
      config.replace('brands/_base/copy.pt-BR.json', '"Termos de uso"', '"Saiba mais"');
      config.replace('templates/presentation/presentation.copy.pt-MZ.json', '"title": "', '"title": "Veja: ');
    });
    expect(edits).toEqual([]);
    expect(risks.map(({ path }) => path)).toEqual(['businessName', 'words.frame.terms']);
  });

  test('place a role of the base in the base, for the brands that do not state it', () => {
    const withRole = (color: string) =>
      treeOf((config) => {
        config.write(theme, '{ "canvas": { "art": "canvas.svg", "artDark": "canvas-dark.svg" } }');
        config.replace('brands/_base/theme.json', '"error-high": "#b3202a"', `"error-high": "${color}"`);
      });
    const { edits } = buildPlan(withRole('#b3202a'), withRole('#a01020'));
    expect(edits.map(format)).toEqual([
      'color role.light.error-high (fusorama): #b3202a → #a01020 in brands/_base/theme.json',
    ]);
  });

  test('place an image that is drawn for a brand in its brand.json', () => {
    const { edits } = planOf(({ remove }) => remove('brands/fusorama/favicon.svg'));
    expect(edits.map(({ path, file }) => [path, file])).toEqual([['image.favicon.svg', brand]]);
  });
});

test('the pictures of a plan contain an image with the bytes of both sides', () => {
  const after = treeOf(({ read, write }) => write('brands/fusorama/logo.svg', read('brands/fusorama/logo-black.svg')));
  const [logo, ...others] = pairImages(buildPlan(before, after), { before, after });
  expect(others).toEqual([]);
  expect(logo).toMatchObject({ name: 'fusorama+logo', kind: 'image', ending: 'svg' });
  expect([logo?.before?.length, logo?.after?.length]).toEqual([2988, 3073]);
});

test('the pictures of two brands never share a name', () => {
  const edits = [
    ['acme', 'foo-logo.svg'],
    ['acme-foo', 'logo.svg'],
    ['acme', 'foo/logo.svg'],
  ].map(([brandId = '', name = '']): Change => {
    const place = { file: `brands/${brandId}/${name}`, line: 1 };
    return {
      category: 'image',
      path: `image.${name}`,
      params: [name],
      subjects: [brandId],
      before: 1,
      after: 2,
      ...place,
    };
  });
  const names = pairImages({ edits, renamed: [] }, { before, after: before }).map(({ name }) => name);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
});
