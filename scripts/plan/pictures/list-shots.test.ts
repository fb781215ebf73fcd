import { expect, test } from 'vitest';
import type { ScreenEffect } from '../compare-screens';
import { listShots, shotUrl } from './list-shots';

const effect: ScreenEffect = {
  ...{ brandId: 'acme', area: 'BR', environment: 'test', flowId: 'black', templateId: 'lead', mode: 'dark' },
  kind: 'changed',
  paths: ['colors.accent'],
};

test('a screen is taken once, whatever its environments and flows', () => {
  const shots = listShots(
    [effect, { ...effect, environment: 'production' }, { ...effect, flowId: 'default' }],
    'generic-error',
  );
  expect(shots.map(({ name }) => name)).toEqual(['acme-br-lead-dark']);
  expect(shots.map(shotUrl)).toEqual(['/studio/cell?brand=acme&area=BR&template=lead&mode=dark&flow=black']);
});

test('the error page stands in no flow', () => {
  const [shot] = listShots([{ ...effect, templateId: 'generic-error' }], 'generic-error');
  expect(shot && shotUrl(shot)).toBe('/studio/cell?brand=acme&area=BR&template=generic-error&mode=dark');
});
