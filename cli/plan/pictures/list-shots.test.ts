import { expect, test } from 'vitest';
import type { ScreenEffect } from '../list-effects';
import { listShots, shotUrl } from './list-shots';

const effect: ScreenEffect = {
  ...{ brandId: 'acme', area: 'BR', environment: 'test', flowId: 'black', templateId: 'lead', mode: 'dark' },
  kind: 'changed',
  paths: ['role.light.accent'],
};

test('a screen is captured once for all its environments and flows', () => {
  const shots = listShots({
    effects: [effect, { ...effect, environment: 'production' }, { ...effect, flowId: 'default' }],
    renamed: [],
  });
  expect(shots.map(({ name }) => name)).toEqual(['acme-br-lead-dark']);
  expect(shots.map((shot) => shotUrl(shot, 'after'))).toEqual([
    '/studio/cell?brand=acme&area=BR&template=lead&mode=dark&flow=black',
  ]);
});

test('the screenshot address of the error page names no flow', () => {
  const [shot] = listShots({ effects: [{ ...effect, templateId: 'generic-error', flowId: '*' }], renamed: [] });
  expect(shot && shotUrl(shot, 'after')).toBe('/studio/cell?brand=acme&area=BR&template=generic-error&mode=dark');
});

test('screenshots of a renamed brand use its old name before and its new name after', () => {
  const [shot] = listShots({ effects: [effect], renamed: [{ from: 'old', to: 'acme' }] });
  const brandOn = (side: 'before' | 'after') =>
    shot && new URL(shotUrl(shot, side), 'http://localhost').searchParams.get('brand');
  expect([brandOn('before'), brandOn('after')]).toEqual(['old', 'acme']);
});
