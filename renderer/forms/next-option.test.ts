import { expect, it } from 'vitest';
import { nextOption } from './next-option';

it.each<[key: string, count: number, active: number | undefined, chosen: number, next: number | undefined]>([
  ['ArrowDown', 20, undefined, -1, 0],
  ['ArrowUp', 20, undefined, -1, 19],
  ['ArrowDown', 20, undefined, 7, 7],
  ['ArrowUp', 20, undefined, 7, 7],
  ['Home', 20, undefined, -1, undefined],
  ['Enter', 20, undefined, 7, undefined],
  ['ArrowDown', 20, -1, -1, 0],
  ['ArrowDown', 20, 4, 7, 5],
  ['ArrowDown', 20, 19, -1, 0],
  ['ArrowUp', 20, -1, -1, 19],
  ['ArrowUp', 20, 0, -1, 19],
  ['ArrowUp', 20, 5, -1, 4],
  ['Home', 20, 9, -1, 0],
  ['End', 20, 9, -1, 19],
  ['PageDown', 20, 2, -1, 10],
  ['PageDown', 20, 15, -1, 19],
  ['PageUp', 20, 3, -1, 0],
  ['PageUp', 20, 15, -1, 7],
  ['a', 20, 3, -1, undefined],
])(
  'the key %s, among %i options with %j marked and %i chosen, leads to option %j',
  (key, count, active, chosen, next) => {
    expect(nextOption(key, count, active, chosen)).toBe(next);
  },
);
