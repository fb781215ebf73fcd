import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const orderOf = (id: string, order: number): CheckSample[number] => ({
  file: `brands/${id}/brand.json`,
  replace: id === 'acme' ? '"order": 10' : '"order": 20',
  by: `"order": ${order}`,
});

function listFree(changes: CheckSample): unknown[] {
  const { findings } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  return findings.filter(({ code }) => code === 'order-duplicate').map(({ params }) => params.free);
}

test.each<[what: string, changes: CheckSample, free: unknown[]]>([
  ['the next number', [orderOf('beta', 10)], ['11']],
  ['a lower number when the highest order is taken', [orderOf('acme', 9_999), orderOf('beta', 9_999)], ['9998']],
  [
    'a different number for each brand',
    [orderOf('beta', 10), { file: 'brands/gamma/brand.json', text: '{ "order": 10 }' }],
    ['11', '12'],
  ],
  [
    'no number when a brand file is broken',
    [orderOf('beta', 10), { file: 'brands/gamma/brand.json', text: '{' }],
    [undefined],
  ],
])('the finding for a duplicate order proposes a free order: %s', (_, changes, free) => {
  expect(listFree(changes)).toEqual(free);
});
