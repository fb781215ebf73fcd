import { expect, it } from 'vitest';
import { readRepositoryManifests } from '../../renderer/testing/test-repository';
import type { TemplateId } from '../../schemas/generated/types';
import { frameOf, specRoutes } from './spec-screens';

const manifests = readRepositoryManifests();

it('the specification has 35 routes, each of its own template', () => {
  expect(Object.keys(specRoutes)).toHaveLength(35);
  expect(new Set(Object.values(specRoutes)).size).toBe(35);
});

const made = Object.entries(specRoutes).filter((row): row is [string, TemplateId] => Object.hasOwn(manifests, row[1]));

it.each(made)('the screen of %s has the frame of the specification', (route, templateId) => {
  const {
    showsBackButton = false,
    isUpsellType = false,
    showsLogo = false,
    showsSellerBox = true,
    route: own,
  } = manifests[templateId];
  expect(own).toBe(route);
  expect({ showsBackButton, isUpsellType, showsLogo, showsSellerBox }).toEqual(frameOf(route));
});
