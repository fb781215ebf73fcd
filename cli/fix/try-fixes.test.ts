import { describe, expect, it } from 'vitest';
import type { ConfigFinding } from '../../catalogue/findings/config-finding';
import { createJsonReader } from '../../catalogue/source/json-text';
import { findFirstGood, isBetter, nameMistake, planRound } from './try-fixes';

const file = 'brands/acme/theme.json';
const readJson = createJsonReader(() => '{ "a": 1, "b": 2, "c": 3 }');
const [a, b, c] = (['a', 'b', 'c'] as const).map(
  (key): ConfigFinding => ({
    code: 'contrast-aa',
    severity: 'error',
    place: { file, path: [key] },
    params: {},
    fix: { kind: 'set-value', value: 9 },
  }),
) as [ConfigFinding, ConfigFinding, ConfigFinding];

/** Fixes mistakes one by one; some of them remain whatever is written. */
function mend(mistakes: ConfigFinding[], lasting: ConfigFinding[]) {
  const refused = new Set<string>();
  const all = planRound(mistakes, readJson).get(file);
  const found = all && findFirstGood(all, refused, readJson, mistakes, () => lasting);
  return { text: found?.text, refused: [...refused] };
}

it.each<
  [
    title: string,
    mistakes: ConfigFinding[],
    lasting: ConfigFinding[],
    text: string | undefined,
    refused: ConfigFinding[],
  ]
>([
  ['the first is mended where it can be', [a, b, c], [b], '{ "a": 9, "b": 2, "c": 3 }', []],
  ['the next one is where the first cannot be', [a, b, c], [a, c], '{ "a": 1, "b": 9, "c": 3 }', [a]],
  ['none is where all stay', [a, b], [a, b], undefined, [a, b]],
  ['one that was alone is not tried twice', [a], [], undefined, [a]],
])('of mistakes that were not mended together %s', (_, mistakes, lasting, text, refused) => {
  expect(mend(mistakes, lasting)).toEqual({ text, refused: refused.map(nameMistake) });
});

describe('a file that has lost a mistake', () => {
  const twice: ConfigFinding = { ...b, code: 'key-duplicate' };
  const elsewhere: ConfigFinding = { ...twice, place: { file: 'brands/beta/theme.json', path: ['b'] } };

  it.each<[title: string, before: ConfigFinding[], after: ConfigFinding[], isGood: boolean]>([
    ['is better', [a], [], true],
    ['is no better with one that breaks it', [a], [twice], false],
    ['is better where another file is broken', [a], [elsewhere], true],
    [
      'is better where it was broken before: what that hid is told now',
      [a, { ...c, code: 'value-type' }],
      [twice],
      true,
    ],
  ])('%s', (_, before, after, isGood) => {
    expect(isBetter(file, [a], before, after)).toBe(isGood);
  });
});
