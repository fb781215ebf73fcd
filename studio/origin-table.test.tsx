import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OriginTable } from './origin-table';

const productName = { path: 'BR.productName', place: 'brands/acme/brand.json:9' };

it('the origin table shows the line of a value and the source of a derived value', async () => {
  const values = [
    { key: 'productCode', value: 'ACE', place: 'brands/acme/brand.json:10', sources: [] },
    { key: 'title', value: 'Inglês', place: null, sources: [productName] },
    { key: 'business', value: 'acme', place: null, sources: [{ path: 'folder', place: null }] },
    { key: 'plans', value: '{}', place: null, sources: [] },
  ];
  const { container } = await render(<OriginTable group={{ title: 'Ajustes de BR', values }} />);
  expect([...container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'productCodeACEbrands/acme/brand.json:10',
    'titleInglêsderivado de BR.productName · brands/acme/brand.json:9',
    'businessacmederivado do nome da pasta',
    'plans{}derivado',
  ]);
});
