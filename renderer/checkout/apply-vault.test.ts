import { describe, expect, it } from 'vitest';
import type { FetchVault, ProductConfig, VaultSettings } from '../../schemas/generated/types';
import { makeBrandArea } from '../testing/make-brand-area';
import { applyVault, sharesVault } from './apply-vault';

const own: VaultSettings = { kind: 'fetch', provider: 'pagarme', key: { test: 'pk_test_acme' } };
const opened: FetchVault = { kind: 'fetch', provider: 'pagarme', key: 'pk_test_acme' };
const ofConfig: FetchVault = { kind: 'fetch', provider: 'mercadopago', key: 'TEST-acme' };
const accepts = ['cardToken'];

function areaOf(vault?: VaultSettings) {
  const area = makeBrandArea();
  const payment = {
    ...area.settings.payment,
    methods: ['credit-card', 'credit-card+credit-card', 'default-credit-card', 'pix'] as const,
    ...(vault && { vault }),
  };
  return { ...area, settings: { ...area.settings, payment: { ...payment, methods: [...payment.methods] } } };
}

describe('a typed card', () => {
  it.each<
    [title: string, config: Partial<ProductConfig>, brand: VaultSettings | undefined, vault: FetchVault | undefined]
  >([
    ['goes to the backend where nobody states a vault', { accepts }, undefined, undefined],
    ['goes to the brand’s provider', { accepts }, own, opened],
    ['goes to the provider of the config, which wins', { accepts, cardVault: ofConfig }, own, ofConfig],
    ['goes to the backend where the config says so', { accepts, cardVault: { kind: 'direct' } }, own, undefined],
  ])('%s', (_, config, brand, vault) => {
    const area = areaOf(brand);
    expect(applyVault(area, config, 'test')).toEqual({ area, vault });
  });

  it.each<[title: string, config: Partial<ProductConfig>, environment: 'test' | 'production']>([
    ['the backend takes no tokens', {}, 'test'],
    ['the environment has no key', { accepts }, 'production'],
  ])('is asked for by nobody where %s', (_, config, environment) => {
    const area = areaOf(own);
    const applied = applyVault(area, config, environment);
    expect(applied.vault).toBeUndefined();
    expect(applied.area.settings.payment.methods).toEqual(['default-credit-card', 'pix']);
    expect(applyVault(area, config, environment).area).toBe(applied.area);
  });
});

it.each<[title: string, sold: VaultSettings | undefined, main: FetchVault | undefined, shares: boolean]>([
  ['without a vault on either side', undefined, undefined, true],
  ['at the same account', own, opened, true],
  ['at another account', { ...own, key: { test: 'pk_test_other' } }, opened, false],
  ['with a vault on one side alone', undefined, opened, false],
  ['without a key', { ...own, key: { production: 'pk_acme' } }, opened, false],
])('a second offer shares the vault %s: %#', (_, sold, main, shares) => {
  expect(sharesVault(areaOf(sold), main, 'test')).toBe(shares);
});
