import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeTheme } from '../renderer/testing/make-brand-area';
import { buildPalette } from './build-palette';
import { Palette } from './palette';
import { roleMeanings } from './role-meanings';

const colors = { ...makeTheme().light, text: '#000000', 'on-accent': '#777777', accent: '#ffffff' };

it('the palette shows the contrast of colour pairs and marks those that are too low', async () => {
  const palette = buildPalette('light', colors);
  const { container } = await render(<Palette {...palette} meanings={roleMeanings} />);
  await expect
    .element(page.getByRole('row', { name: 'text sobre surface', exact: false }).first())
    .toHaveTextContent('21:1');
  const faint = [...container.querySelectorAll('tr[data-failed=true]')].map((row) => row.textContent);
  expect(faint).toContain('on-accent sobre accent4,47:14,5:1 · não passa');
  expect(container.textContent).toContain(`${faint.length} de ${palette.pairs.length} pares não passam`);
});

it('the palette lists every role with its colour and purpose', async () => {
  const palette = buildPalette('dark', colors);
  const { container } = await render(<Palette {...palette} meanings={roleMeanings} />);
  const named = [...container.querySelectorAll('ul li')].map((entry) => entry.textContent);
  expect(named).toHaveLength(palette.roles.length);
  expect(named).toContain('on-accent#777777Texto do botão principal.');
});
