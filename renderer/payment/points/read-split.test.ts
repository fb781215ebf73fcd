import { expect, it } from 'vitest';
import { pointsRange } from '../../../model/money/points';
import { formatPoints, readSplit } from './read-split';

const account = { sessionId: 'lvs_1', devices: [], points: 500_000, amount: 1_500_000, currency: 'BRL' };
const price = 114_000;
const range = pointsRange(account, price) ?? { least: 0, most: 0 };

it.each([
  ['points and money that agree', { points: '12.000', amount: '780,00' }, { used: 36_000 }],
  ['full-width digits and quotes', { points: '１２.０００', amount: '“780,00”' }, { used: 36_000 }],
  ['money between two points', { points: '12.000', amount: '780,01' }, { used: 36_000 }],
  ['the most points', { points: '37.966', amount: '1,02' }, { used: 113_898 }],
  ['the fewest points', { points: '34', amount: '1.138,98' }, { used: 102 }],
  ['too few points', { points: '33', amount: '1.139,01' }, { fieldErrors: { points: 'points-range' } }],
  ['too many points', { points: '38.000', amount: '0,00' }, { fieldErrors: { points: 'points-range' } }],
  ['no points', {}, { fieldErrors: { points: 'points-range' } }],
  ['other money', { points: '12.000', amount: '500,00' }, { fieldErrors: { amount: 'points-money' } }],
  ['more money than the price', { points: '12.000', amount: '2.000,00' }, { fieldErrors: { amount: 'points-money' } }],
])('the split reads %s', (_, values, split) => {
  expect(readSplit(values, price, account, range)).toEqual(split);
});

it.each([
  [34, '34'],
  [1_000, '1.000'],
  [1_234_567, '1.234.567'],
])('%d points are written as %s', (count, text) => {
  expect(formatPoints(count)).toBe(text);
});
