import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandView } from './brand-view';
import type { BrandProps } from './load-brand';
import { roleMeanings } from './role-meanings';

const brand: BrandProps = {
  title: 'Acme · Estúdio',
  id: 'acme',
  name: 'Acme',
  findings: [],
  pictures: [],
  offers: [],
  logos: [],
  screens: [],
  areas: [],
  palettes: [],
  fonts: 'Títulos em Inter, peso 600. Textos em Inter.',
  assets: [],
  meanings: roleMeanings,
  origins: [],
  warnings: [],
};

const headings = () => page.getByRole('heading', { level: 2 }).elements();

it('the brand page shows warnings first, and their number in the table of contents', async () => {
  const warnings = ['aviso[price-small] um', 'aviso[todo-left] dois'];
  await render(<BrandView {...brand} warnings={warnings} />);
  expect(headings()[0]).toHaveTextContent('Avisos');
  await expect.element(page.getByRole('link', { name: 'Avisos (2)' })).toHaveAttribute('href', '#warnings');
  for (const line of warnings) await expect.element(page.getByText(line)).toBeVisible();
});

it('the brand page has no warnings section if there are no warnings', async () => {
  await render(<BrandView {...brand} />);
  expect(headings()[0]).toHaveTextContent('Telas');
  expect(page.getByText('Avisos').elements()).toEqual([]);
});
