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

describe('a brand that does not state', () => {
  it.each<[what: string, stated: BrandSettings, derived: object]>([
    ['its business sells by the name of its folder', {}, { business: 'acme' }],
    ['other names has the product’s', { productName: 'Inglês' }, { businessName: 'Inglês', title: 'Inglês' }],
    [
      'the name of a plan has that of its type',
      { planNames, plans: { semester: plan } },
      { plans: { semester: { name: 'Plano semestral' } } },
    ],
    [
      'what it sells sells all its plans',
      { plans: { yearly: plan, monthly: plan }, payment: { api: 'v1' } },
      { payment: { api: 'v1', planTypes: ['yearly', 'monthly'] } },
    ],
    [
      'its links has those of its domain',
      { domain: 'acme.com.br', linksPattern },
      { links: { test: { domain: 'test.acme.com.br', faq: 'https://ajuda.test.acme.com.br' } } },
    ],
  ])('%s', (_, stated, derived) => {
    expect(deriveSettings('acme', stated)).toMatchObject(derived);
  });

  it('a plan gets none', () => {
    expect(deriveSettings('acme', { planNames })).not.toHaveProperty('plans');
  });
});

describe('what a brand states wins over', () => {
  it('all its plans', () => {
    const stated: BrandSettings = { plans: { yearly: plan, monthly: plan }, payment: { planTypes: ['monthly'] } };
    expect(deriveSettings('acme', stated).payment).toEqual({ planTypes: ['monthly'] });
  });

  it('names', () => {
    const stated = { business: 'b', businessName: 'B', title: 'T', productName: 'P' };
    expect(deriveSettings('acme', stated)).toEqual(stated);
  });

  it('the name of a plan’s type', () => {
    const { plans } = deriveSettings('acme', { planNames, plans: { yearly: { ...plan, name: 'Turma' } } });
    expect(plans?.yearly?.name).toBe('Turma');
  });

  it('one link, the others being derived', () => {
    const links = { production: { faq: 'https://acme.com.br/ajuda' } };
    const derived = deriveSettings('acme', { domain: 'acme.com.br', linksPattern, links }).links;
    expect(derived?.production).toMatchObject({ ...links.production, terms: 'https://acme.com.br/termos-de-uso' });
    expect(derived?.test?.faq).toBe('https://ajuda.test.acme.com.br');
  });
});

describe('what is missing', () => {
  const { settings } = makeBrandArea();

  it('is nothing where all is stated', () => {
    expect(listMissingSettings(settings)).toEqual([]);
  });

  it.each<[what: string, change: object, path: string]>([
    ['a key', { productCode: undefined }, 'productCode'],
    ['the domain, where there are no links', { links: undefined }, 'domain'],
    ['the name of a plan', { plans: { monthly: plan } }, 'plans.monthly.name'],
  ])('is named: %s', (_, change, path) => {
    expect(listMissingSettings({ ...settings, ...change }).map((keys) => keys.join('.'))).toEqual([path]);
  });

  it('is a link of an environment', () => {
    const { faq: _, ...test } = settings.links.test;
    expect(listMissingLinks(settings)).toEqual([]);
    expect(listMissingLinks({ links: { ...settings.links, test } })).toEqual([{ environment: 'test', link: 'faq' }]);
  });
});

describe('a derived value comes of', () => {
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
