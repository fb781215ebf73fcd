import { describe, expect, it } from 'vitest';
import { createJsonReader } from '../../catalogue/source/json-text';
import type { ConfigFinding } from '../../checks/findings/config-finding';
import { findFirstGood, isBetter, nameMistake, planRound } from './try-fixes';

const file = 'brands/acme/theme.json';
const readJson = createJsonReader(new Map([[file, { bytes: Buffer.from('{ "a": 1, "b": 2, "c": 3 }') }]]));
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
  const [all] = planRound(mistakes, readJson);
  const found = all && findFirstGood(all, refused, readJson, (step) => isBetter(step, mistakes, lasting));
  return { text: found?.after, refused: [...refused] };
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
  ['the first error is fixed alone', [a, b, c], [b], '{ "a": 9, "b": 2, "c": 3 }', []],
  ['the next error is fixed if the first cannot be', [a, b, c], [a, c], '{ "a": 1, "b": 9, "c": 3 }', [a]],
  ['nothing is fixed if every error remains', [a, b], [a, b], undefined, [a, b]],
  ['a single error is not tried again', [a], [], undefined, [a]],
])('after a common fix has failed, %s', (_, mistakes, lasting, text, refused) => {
  expect(mend(mistakes, lasting)).toEqual({ text, refused: refused.map(nameMistake) });
});

describe('the removal of an error from a file', () => {
  const twice: ConfigFinding = { ...b, code: 'key-duplicate' };
  const elsewhere: ConfigFinding = { ...twice, place: { file: 'brands/beta/theme.json', path: ['b'] } };

  it.each<[title: string, before: ConfigFinding[], after: ConfigFinding[], isGood: boolean]>([
    ['is an improvement', [a], [], true],
    ['is no improvement if the file breaks', [a], [twice], false],
    ['is an improvement if another file is broken', [a], [elsewhere], true],
    [
      'is an improvement if an already broken file now shows a hidden error',
      [a, { ...c, code: 'value-type' }],
      [twice],
      true,
    ],
  ])('%s', (_, before, after, isGood) => {
    expect(isBetter({ file, mistakes: [a] }, before, after)).toBe(isGood);
  });
});
