import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProductConfig } from '../catalogue/build-product-config';
import type { BrandArea, Catalogue } from '../catalogue/catalogue';
import { countSteps } from '../model/flow/count-steps';
import { contrastPairs } from '../model/theme/color-roles';
import { contrastOf } from '../model/theme/contrast';
import { buildCheckoutView } from '../renderer/checkout/build-checkout-view';
import type { CheckoutView } from '../renderer/checkout/checkout-view';
import { loadCheckout } from '../renderer/checkout/load-checkout';
import { selectBrandArea } from '../renderer/checkout/select-brand';
import { sellOffer } from '../renderer/checkout/sell-offer';
import { fakeBackendClient } from '../renderer/testing/fake-backend-client';
import { makePlanSummary } from '../renderer/testing/make-plan-summary';
import { makeVisit } from '../renderer/testing/make-visit';
import { minimalLogo, readMinimalBrand, readShownBrand } from '../renderer/testing/test-brand';
import { type ConfigCopy, copyConfig, readRepositoryManifests } from '../renderer/testing/test-repository';
import { inspectConfig } from './inspect-config';
import { loadCatalogue } from './load-catalogue';

const manifests = readRepositoryManifests();
let config: ConfigCopy;

beforeEach(() => {
  config = copyConfig();
  mkdirSync(path.join(config.root, 'brands/acme'));
  config.write('brands/acme/brand.json', readMinimalBrand());
  config.write('brands/acme/logo.svg', minimalLogo);
});

function findAcme({ brands }: Catalogue) {
  const brand = brands.find(({ id }) => id === 'acme');
  const area = brand?.areas.BR;
  if (!brand || !area) throw new Error('acme is not sold in Brazil');
  return { brand, area };
}

async function open(catalogue: Catalogue, area: BrandArea): Promise<CheckoutView> {
  const client = fakeBackendClient({
    loadProductConfig: buildProductConfig(area),
    loadSeller: { name: '', isLiveEnabled: false, account: '' },
    loadPlansV2: { plans: [makePlanSummary()] },
  });
  const checkout = await loadCheckout(makeVisit('/lead?product=ACE', { catalogue, manifests, client }));
  const { assets } = catalogue;
  const view = {
    assets,
    environment: 'test',
    now: new Date('2026-11-21T12:00:00Z'),
    manifests,
    isSandbox: true,
    showsHomologation: false,
    error: null,
  } as const;
  return sellOffer(buildCheckoutView(checkout, view), 'main');
}

describe('the brand that the README shows', () => {
  it('has at most 15 lines', () => {
    expect(readMinimalBrand().trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  });

  it('passes every check with a logo as its only other file', () => {
    expect(inspectConfig(config.root).findings).toEqual([]);
  });

  it('is readable in both modes (A11Y-4)', () => {
    const { theme } = findAcme(loadCatalogue(config.root)).brand;
    for (const mode of ['light', 'dark'] as const) {
      for (const [front, back, least] of contrastPairs) {
        expect(contrastOf(theme[mode][front], theme[mode][back]), `${mode} ${front}`).toBeGreaterThanOrEqual(least);
      }
    }
    expect(theme).toMatchObject({ primary: '#0b5fff', font: { body: 'figtree', heading: 'figtree' } });
  });

  it('gets its names, its links and its plan name', () => {
    const { settings } = findAcme(loadCatalogue(config.root)).area;
    expect(settings).toMatchObject({ business: 'acme', businessName: 'Acme Idiomas', title: 'Inglês Acme' });
    expect(settings.plans.yearly).toMatchObject({ name: 'Plano anual', amount: 118_800 });
    expect(settings.links.homolog).toEqual({
      terms: 'https://homolog.acme.example/termos-de-uso',
      privacy: 'https://homolog.acme.example/privacidade',
      faq: 'https://ajuda.homolog.acme.example',
      firstAccess: 'https://aluno.homolog.acme.example/primeiro-acesso',
      domain: 'homolog.acme.example',
    });
    expect(settings.links.production.domain).toBe('acme.example');
  });

  it('opens its first step with its copy, images and steps', async () => {
    const catalogue = loadCatalogue(config.root);
    const view = await open(catalogue, findAcme(catalogue).area);
    expect(view).toMatchObject({ brandId: 'acme', product: { code: 'ACE', name: 'Inglês Acme' } });
    expect(view.images).toMatchObject({
      logo: expect.stringMatching(/^\/brands\/acme\/logo\.svg\?v=[0-9a-f]{12}$/),
      logoDark: expect.stringMatching(/^\/brands\/acme\/logo-dark\.svg\?v=/),
      favicon: expect.stringMatching(/^\/brands\/acme\/favicon\.svg\?v=/),
      loading: expect.stringMatching(/^\/brands\/acme\/loading\.svg\?v=/),
      logoWidth: 110,
      product: null,
    });
    expect(view.copy.lead).toBeDefined();
    const first = view.flow.steps[0];
    expect(first && countSteps(view.flow, first, manifests, view.settings)).toMatchObject({ step: 1 });
  });

  it('replaces a generated image with an image in its folder', () => {
    config.write('brands/acme/favicon.svg', minimalLogo);
    const { assets } = loadCatalogue(config.root);
    expect(assets.get('acme/favicon.svg')).toHaveProperty('file');
    expect(assets.get('acme/loading.svg')).toHaveProperty('text');
  });

  it('shows its own labels and placeholders in place of the shared ones', () => {
    const lead = { name: 'Seu nome', namePlaceholder: 'Ana Prado' };
    config.write('brands/acme/copy.pt-BR.json', JSON.stringify({ lead }));
    expect(findAcme(loadCatalogue(config.root)).area.copy.lead).toMatchObject(lead);
  });

  it('prefers theme.json to the theme keys of brand.json', () => {
    const theme = { palette: { primary: { pure: '#7b1fa2' } }, font: { heading: 'archivo' } };
    config.write('brands/acme/theme.json', JSON.stringify(theme));
    const { brand } = findAcme(loadCatalogue(config.root));
    expect(brand.theme).toMatchObject({ primary: '#7b1fa2', font: { body: 'figtree', heading: 'archivo' } });
  });
});

describe.each(['docs/operators/pt-BR/conceitos.md', 'docs/operators/en/concepts.md'])(
  'the brand that %s shows',
  (page) => {
    it('passes every check, and sells in both countries in their currencies', () => {
      config.write('brands/acme/brand.json', readShownBrand(page));
      expect(inspectConfig(config.root).findings).toEqual([]);
      const catalogue = loadCatalogue(config.root);
      const sold = [undefined, 'pt-MZ' as const].map((lang) => {
        const opened = selectBrandArea(catalogue, ['CERAMICA'], lang);
        return opened && [opened.brandId, opened.settings.currency.code, opened.settings.plans.yearly?.amount];
      });
      expect(sold).toEqual([
        ['acme', 'BRL', 118_800],
        ['acme', 'MZN', 1_188_000],
      ]);
    });
  },
);
