import type { AreaSettings, BrandArea, Catalogue, CatalogueBrand } from '../../catalogue/catalogue';
import { type ColorRoles, colorRoles } from '../../model/theme/color-roles';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import { makeFlow, makeStep } from './make-flow';

const links = {
  terms: 'https://acme.example/termos',
  privacy: 'https://acme.example/privacidade',
  faq: 'https://ajuda.acme.example',
  firstAccess: 'https://aluno.acme.example/primeiro-acesso',
  domain: 'acme.example',
};

/** The settings of ACME, sold in Brazil. */
function makeAreaSettings(changes: Partial<AreaSettings> = {}): AreaSettings {
  return {
    business: 'acme',
    businessName: 'Acme Idiomas',
    productName: 'Inglês Acme',
    title: 'Acme',
    productCode: 'ACME',
    dsProductId: 'acme-idiomas',
    language: 'pt-BR',
    mode: 'light',
    country: 'BR',
    currency: { code: 'BRL', symbol: 'R$', isSymbolFirst: true },
    links: { test: links, homolog: links, production: links },
    terms: { isEnabled: true },
    flows: ['default'],
    payment: { api: 'v2', planTypes: ['yearly'] },
    plans: {},
    successHeader: 'bankslip',
    ...changes,
  };
}

/** One area of one brand, with a flow `default`. */
export function makeBrandArea(
  changes: Partial<Omit<BrandArea, 'settings'>> & { settings?: Partial<AreaSettings> } = {},
): BrandArea {
  const { settings, ...rest } = changes;
  return {
    brandId: 'acme',
    area: 'BR',
    flows: [makeFlow('default', makeStep('lead'), makeStep('payment'), makeStep('success'))],
    copy: {},
    variants: {},
    messages: {},
    ...rest,
    settings: makeAreaSettings(settings),
  };
}

/** A theme of black on white. */
export function makeTheme(changes: Partial<ResolvedTheme> = {}): ResolvedTheme {
  const fill = (color: string) => Object.fromEntries(colorRoles.map((role) => [role, color])) as unknown as ColorRoles;
  return {
    brandId: 'acme',
    light: fill('#ffffff'),
    dark: fill('#111111'),
    primary: '#7b1fa2',
    font: { body: 'inter', heading: 'inter', headingWeight: 700, headingCase: 'none', headingSpacing: '0em' },
    shape: { radiusControl: '8px', radiusButton: '8px', radiusCard: '12px', borderWidth: '1px', shadow: 'soft' },
    canvas: {},
    refererOptions: [],
    ...changes,
  };
}

/** A catalogue of these areas. Areas of one brand are grouped, in the given order. */
export function makeCatalogue(...areas: BrandArea[]): Catalogue {
  const ids = [...new Set(areas.map(({ brandId }) => brandId))];
  const brands = ids.map((id, order): CatalogueBrand => {
    const own = areas.filter(({ brandId }) => brandId === id);
    return {
      id,
      order,
      theme: makeTheme({ brandId: id }),
      areas: Object.fromEntries(own.map((area) => [area.area, area])),
    };
  });
  return {
    brands,
    fonts: {},
    flags: {},
    neutralTheme: makeTheme({ brandId: null }),
    assets: new Map(),
    warnings: [],
  };
}
