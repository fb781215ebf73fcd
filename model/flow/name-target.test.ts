import { expect, it } from 'vitest';
import { nameTarget } from './name-target';
import type { Step } from './resolve-step';

const step = (props?: object) => ({ props }) as Pick<Step, 'props'>;

it.each([
  ['a payment', step({ methods: ['pix'] }), { takesMoney: true, gives: ['pix', 'purchase'] }, 'payment'],
  ['a choice of units', step(), { takesMoney: false, gives: ['unit'] }, 'unit'],
  [
    'a choice of units in the place of tickets',
    step({ source: 'units' }),
    { takesMoney: false, gives: ['ticket'], givesBySource: { units: ['unit'] } },
    'unit',
  ],
  ['a document', step({ markdown: '…' }), { takesMoney: false, gives: ['contract'] }, 'contract'],
  ['a video with benefits', step({ video: {}, benefits: ['…'] }), { takesMoney: false }, 'video'],
  ['a page that sells', step({ benefits: ['…'] }), { takesMoney: false }, 'offer'],
  ['a receipt', step(), { takesMoney: false }, undefined],
] as const)('%s is named by its manifest and props', (_, target, manifest, name) => {
  expect(nameTarget(target, manifest as unknown as Parameters<typeof nameTarget>[1])).toBe(name);
});
