import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../catalogue/catalogue';
import { loadCatalogue } from '../../checks/load-catalogue';
import { firstStep } from '../../model/flow/resolve-step';
import { selectFlow } from '../../model/flow/select-flow';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import { makeBrandArea } from '../../renderer/testing/make-brand-area';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { readRepositoryManifests, repositoryRoot } from '../../renderer/testing/test-repository';
import { isOpenedByVisit, listFlowLinks } from './list-flow-links';
import { loadHome } from './load-home';

const manifests = readRepositoryManifests();
const catalogue = loadCatalogue(repositoryRoot);
const areas = catalogue.brands.flatMap((brand) => Object.values(brand.areas));

const sandbox = { environment: 'test', backendUrl: undefined, isStudioOn: false } as const;

const load = (settings: Partial<Parameters<typeof loadHome>[1]> = {}, changes: Partial<Catalogue> = {}) =>
  loadHome({ ...catalogue, ...changes }, { ...sandbox, ...settings }, manifests);

describe('the page of / with a backend', () => {
  it('names no brand, no tool and no link', () => {
    const { props } = load({ backendUrl: 'https://backend.example', isStudioOn: true });
    expect(props).toEqual({ title: 'Checkout', shops: [], tools: [] });
  });
});

describe('the page of / with the sandbox', () => {
  it('shows each area of each brand with its first price and the face of the brand', () => {
    const { props, faces } = load();
    const { shops } = props;
    expect(shops.map(({ brandId, productName }) => [brandId, productName])).toEqual(
      areas.map(({ brandId, settings }) => [brandId, settings.productName]),
    );
    expect(shops.filter(({ price, logo }) => price === null || logo.light === '')).toEqual([]);
    expect(faces.map(({ brandId }) => brandId)).toEqual(catalogue.brands.map(({ id }) => id));
  });

  it('names the country where a brand sells in two', () => {
    const countries = load().props.shops.map(({ country }) => country);
    expect(new Set(countries)).toEqual(new Set([null, 'Brasil', 'Moçambique']));
  });

  it.each([
    [true, ['/sandbox', '/studio']],
    [false, ['/sandbox']],
  ])('links to the tools that answer: studio on is %s', (isStudioOn, hrefs) => {
    expect(load({ isStudioOn }).props.tools.map(({ href }) => href)).toEqual(hrefs);
  });

  it('dresses at most 24 brands and lists all', () => {
    const [first] = catalogue.brands;
    const brands = Array.from({ length: 30 }, (_, index) => {
      const id = `brand-${index}`;
      return { ...first, id, theme: { ...first?.theme, brandId: id } };
    });
    const { props, faces } = load({}, { brands: brands as unknown as Catalogue['brands'] });
    expect(faces).toHaveLength(24);
    expect(new Set(props.shops.map(({ brandId }) => brandId)).size).toBe(30);
  });

  it('calls a flow by its name, and one without a name by its id', () => {
    const makeSale = (id: string) => makeFlow(id, makeStep('lead'));
    const flows = [makeSale('default'), { ...makeSale('reta-final'), name: 'Últimos dias' }, makeSale('feira-livre')];
    const brand = { ...catalogue.brands[0], areas: { BR: makeBrandArea({ flows }) } };
    const { props } = load({}, { brands: [brand] as unknown as Catalogue['brands'] });
    expect(props.shops[0]?.flows.map(({ name }) => name)).toEqual(['Últimos dias', 'Feira livre']);
  });
});

describe('the links of an area', () => {
  it.each(areas.map((area) => [`${area.brandId} ${area.area}`, area] as const))('open its flows: %s', (_, area) => {
    const links = listFlowLinks(area, manifests, 'test');
    for (const { flow, href } of links) {
      const location = parseCheckoutUrl(href, manifests);
      expect(selectFlow(area.flows, area.settings.forcedFlows ?? [], location, manifests)).toBe(flow);
      expect(location.templateId).toBe(firstStep(flow).templateId);
    }
    const unopened = area.flows.filter((flow) => links.every((link) => link.flow !== flow));
    expect(unopened).toEqual(area.flows.filter((flow) => isOpenedByVisit(area, flow, manifests)));
    const hasOnePrice = new Set(Object.values(area.settings.plans).map(({ amount }) => amount)).size === 1;
    expect(unopened.map(({ id }) => id).sort()).toEqual(hasOnePrice ? ['recovery', 'upgrade'] : ['recovery']);
  });

  it('use the route or voucher that forces a flow, and an offer for the flow of offers', () => {
    const flows = ['default', 'short', 'friends', 'offer', 'other'].map((id) => makeFlow(id, makeStep('lead')));
    const forcedFlows = [
      { when: { route: 'pix' as const }, flow: 'short' },
      { when: { voucher: 'AMIGOS' }, flow: 'friends' },
    ];
    const planId = { test: 'ACT1', homolog: 'ACH1', production: 'ACP1' };
    const plans = { yearly: { name: 'Plano anual', amount: 118800, installments: 12, planId } };
    const area = makeBrandArea({ flows, settings: { forcedFlows, plans } });
    expect(listFlowLinks(area, manifests, 'test').map(({ href }) => href)).toEqual([
      '/lead?product=ACME',
      '/lead?product=ACME&route=pix',
      '/lead?product=ACME&voucher=AMIGOS',
      '/lead?product=ACME&oferta=ACT1',
      '/lead?product=ACME&flowId=other',
    ]);
  });
});
