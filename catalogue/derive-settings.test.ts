import { describe, expect, it } from 'vitest';
import { makeBrandArea } from '../renderer/testing/make-brand-area';
import { readRepositoryFile } from '../renderer/testing/test-repository';
import type { BrandSettings } from '../schemas/generated/types';
import { deriveSettings, listMissingLinks, listMissingSettings, listSources } from './derive-settings';

const { linksPattern, planNames } = JSON.parse(readRepositoryFile('brands/_base/br.json')) as Required<
  Pick<BrandSettings, 'linksPattern' | 'planNames'>
>;
const planId = { test: 'T', homolog: 'H', production: 'P' };
const plan = { amount: 100, installments: 1, planId };

describe('a brand that leaves out a setting', () => {
  it.each<[what: string, stated: BrandSettings, derived: object]>([
    ['takes its business from its folder name', {}, { business: 'acme' }],
    [
      'takes its other names from the product name',
      { productName: 'Inglês' },
      { businessName: 'Inglês', title: 'Inglês' },
    ],
    [
      'takes the name of a plan from the plan type',
      { planNames, plans: { semester: plan } },
      { plans: { semester: { name: 'Plano semestral' } } },
    ],
    [
      'sells all its plans',
      { plans: { yearly: plan, monthly: plan }, payment: { api: 'v1' } },
      { payment: { api: 'v1', planTypes: ['yearly', 'monthly'] } },
    ],
    [
      'takes its links from its domain',
      { domain: 'acme.com.br', linksPattern },
      { links: { test: { domain: 'test.acme.com.br', faq: 'https://ajuda.test.acme.com.br' } } },
    ],
  ])('%s', (_, stated, derived) => {
    expect(deriveSettings('acme', stated)).toMatchObject(derived);
  });

  it('gets no plans when it states none', () => {
    expect(deriveSettings('acme', { planNames })).not.toHaveProperty('plans');
  });
});

describe('a setting that a brand states replaces the derived value', () => {
  it('for the list of plan types', () => {
    const stated: BrandSettings = { plans: { yearly: plan, monthly: plan }, payment: { planTypes: ['monthly'] } };
    expect(deriveSettings('acme', stated).payment).toEqual({ planTypes: ['monthly'] });
  });

  it('for names', () => {
    const stated = { business: 'b', businessName: 'B', title: 'T', productName: 'P' };
    expect(deriveSettings('acme', stated)).toEqual(stated);
  });

  it('for the name of a plan', () => {
    const { plans } = deriveSettings('acme', { planNames, plans: { yearly: { ...plan, name: 'Turma' } } });
    expect(plans?.yearly?.name).toBe('Turma');
  });

  it('for one link, while the other links are derived', () => {
    const links = { production: { faq: 'https://acme.com.br/ajuda' } };
    const derived = deriveSettings('acme', { domain: 'acme.com.br', linksPattern, links }).links;
    expect(derived?.production).toMatchObject({ ...links.production, terms: 'https://acme.com.br/termos-de-uso' });
    expect(derived?.test?.faq).toBe('https://ajuda.test.acme.com.br');
  });
});

describe('the list of missing settings', () => {
  const { settings } = makeBrandArea();

  it('is empty when every setting is stated', () => {
    expect(listMissingSettings(settings)).toEqual([]);
  });

  it.each<[what: string, change: object, path: string]>([
    ['a key', { productCode: undefined }, 'productCode'],
    ['the domain, when there are no links', { links: undefined }, 'domain'],
    ['the name of a plan', { plans: { monthly: plan } }, 'plans.monthly.name'],
  ])('names the missing setting: %s', (_, change, path) => {
    expect(listMissingSettings({ ...settings, ...change }).map((keys) => keys.join('.'))).toEqual([path]);
  });

  it('names a link that one environment lacks', () => {
    const { faq: _, ...test } = settings.links.test;
    expect(listMissingLinks(settings)).toEqual([]);
    expect(listMissingLinks({ links: { ...settings.links, test } })).toEqual([{ environment: 'test', link: 'faq' }]);
  });
});

describe('a derived setting lists its sources', () => {
  it.each([
    ['business', ['folder']],
    ['title', ['productName']],
    ['plans.yearly.name', ['planNames.yearly']],
    ['payment.methods', ['mz.methods']],
    ['links.test.domain', ['domain', 'linksPattern.domain.test']],
    ['links.test.faq', ['domain', 'linksPattern.domain.test', 'linksPattern.faq']],
    ['productCode', []],
    ['links', []],
  ])('%s: %j', (path, sources) => {
    expect(listSources(path.split('.'))).toEqual(sources);
  });
});
