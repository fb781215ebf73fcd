import { expect, it } from 'vitest';
import { compareLines } from './compare-lines';

const compare = (before: string, after: string) =>
  compareLines(before.split('').join('\n'), after.split('').join('\n'))
    .map(({ kind, text }) => ({ same: text, old: `-${text}`, new: `+${text}` })[kind])
    .join(' ');

it.each([
  ['abc', 'abc', 'a b c'],
  ['abc', 'axc', 'a -b +x c'],
  ['abcd', 'abxcdy', 'a b +x c d +y'],
  ['abcdefg', 'xbcefz', '-a +x b c -d e f -g +z'],
  ['aab', 'ab', 'a -a b'],
])('%s changed to %s shows as %s', (before, after, shown) => {
  expect(compare(before, after)).toBe(shown);
});
