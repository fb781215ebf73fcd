import { expect, it } from 'vitest';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { findClashingRoutes, matchRoute } from './match-route';

const manifests = makeManifests({
  payment: { route: '/payment/{id}', reservedIds: ['upgrade'] },
  pix: { route: '/payment/upsell' },
  lead: { route: '/payment' },
  success: { route: '/renew/{id}' },
});

it.each([
  ['/payment', 'lead', {}],
  ['/payment/upsell', 'pix', {}],
  ['/payment/inv_42', 'payment', { id: 'inv_42' }],
  ['/renew/upsell', 'success', { id: 'upsell' }],
])('the path %s opens %s with %j', (path, templateId, params) => {
  expect(matchRoute(path, manifests)).toEqual({ templateId, params });
});

it.each([
  '/payment/upgrade',
  '/payment/',
  '/payment/a/b',
  '/payment/..',
  '/payment/%2e',
  '/payment/{id}',
  '/renew',
  '',
])('the path %j opens no template', (path) => {
  expect(matchRoute(path, manifests)).toBeUndefined();
});

it.each([
  [['/payment/{id}', '/payment/upsell', '/payment', '/renew/{id}'], []],
  [['/payment/{id}', '/payment/{id}'], [['/payment/{id}', '/payment/{id}']]],
  [['/a/{id}/c', '/a/b/{id}'], [['/a/{id}/c', '/a/b/{id}']]],
  [['/a/{id}/c', '/a/b/c'], []],
  [['/lead', '/lead'], [['/lead', '/lead']]],
])('among the routes %j, these match the same path: %j', (routes, clashing) => {
  expect(findClashingRoutes(routes)).toEqual(clashing);
});
