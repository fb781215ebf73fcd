import { expect, it } from 'vitest';
import type { CatalogueBrand } from '../catalogue/catalogue';
import { makeBrandArea, makeCatalogue } from '../renderer/testing/make-brand-area';
import { listFindings } from './list-findings';
import type { StudioRequest } from './load-studio-page';

it('the findings of a brand are those of its folder and its flows, errors apart from warnings', () => {
  const catalogue = {
    ...makeCatalogue(makeBrandArea({ settings: { flows: ['course-default'] } })),
    warnings: [
      { file: 'brands/acme/brand.json', line: 'aviso[um] brands/acme/brand.json:1:1 a' },
      { file: 'brands/other/brand.json', line: 'aviso[dois] brands/other/brand.json:1:1 b' },
    ],
  };
  const findings = [
    'erro[tres] brands/acme/theme.json:2:1 c',
    'erro[quatro] flows/course-default.json:3:1 d',
    'erro[cinco] brands/acme2/brand.json:4:1 e',
    'erro[seis] flows/other.json:5:1 f',
  ];
  const request = { sources: { catalogue }, runtime: { findings } } as unknown as StudioRequest;
  expect(listFindings(catalogue.brands[0] as CatalogueBrand, request)).toEqual({
    errors: [findings[0], findings[1]],
    warnings: ['aviso[um] brands/acme/brand.json:1:1 a'],
  });
});
