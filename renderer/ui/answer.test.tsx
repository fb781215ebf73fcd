import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Answer } from './answer';

it.each([
  ['the same answer again', 'Nada mudou.', 'Nada mudou.'],
  ['another answer', 'Nada mudou.', 'Mudou.'],
  ['an answer after none', '', 'Mudou.'],
])('the region that was there before announces %s', async (_, first, then) => {
  const { container, rerender } = await render(<Answer turn={0} words="Antes da tecla." />);
  const region = container.querySelector('[role=status]');
  expect(region?.textContent).toBe('');
  await rerender(<Answer turn={1} words={first} />);
  await rerender(<Answer turn={1} words={`${first} `} />);
  const before = region?.textContent;
  expect(before).toBe(first);
  await rerender(<Answer turn={2} words={then} />);
  expect(region?.textContent).not.toBe(before);
  expect(region?.textContent?.trim()).toBe(then);
});
