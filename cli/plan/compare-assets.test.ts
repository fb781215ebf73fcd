import { expect, test } from 'vitest';
import { compareColors } from './compare-assets';

test('colours of attributes and styles are compared whatever their spelling, and references are no colours', () => {
  const before = '<a fill="#F00" stroke="#00475b"/><use href="#abc"/>';
  const after = '<a fill="#ff0000" style="stop-color: #FFFFFF"/><use href="#def"/>';
  expect(compareColors(before, after)).toEqual({ gone: ['#00475b'], added: ['#ffffff'] });
});
