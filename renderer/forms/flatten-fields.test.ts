import { expect, it } from 'vitest';
import { flattenFields } from './flatten-fields';

it.each<[what: string, tree: object, flat: [string, unknown][]]>([
  [
    'values of both cards',
    { cardCvv: '123', card2: { cardCvv: '', installments: undefined } },
    [
      ['cardCvv', '123'],
      ['card2.cardCvv', ''],
      ['card2.installments', undefined],
    ],
  ],
  [
    'errors of both cards',
    { cardCvv: { type: 'card-cvv' }, card2: { cardCvv: { type: 'required' } } },
    [
      ['cardCvv', { type: 'card-cvv' }],
      ['card2.cardCvv', { type: 'required' }],
    ],
  ],
  ['a group without errors', { card2: {} }, []],
])('%s have the names of their controls', (_, tree, flat) => {
  expect(flattenFields(tree)).toEqual(flat);
});
