import { expect, it } from 'vitest';
import { createMemo } from './create-memo';

it('a value is built once for each owner and key', () => {
  const memo = createMemo<object, object>();
  const [one, other] = [{}, {}];
  const first = memo(one, 'a', () => ({}));
  expect(memo(one, 'a', () => ({}))).toBe(first);
  expect(memo(one, 'b', () => ({}))).not.toBe(first);
  expect(memo(other, 'a', () => ({}))).not.toBe(first);
});
