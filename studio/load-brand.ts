import { findLogo, listNamedAssets } from '../catalogue/asset-url';
import type { BrandArea, CatalogueBrand } from '../catalogue/catalogue';
import { findBrand } from '../catalogue/catalogue-index';
import type { Explanation, LocatedStatement } from '../catalogue/explain-brand';
import { buildPalette } from './build-palette';
import { cellModes } from './cell';
import { textOf } from './find-cell';
import { layoutFlow } from './layout-flow';
import { listTemplates, screenName } from './list-cells';
import { listEntries } from './list-entries';
import { listFindings } from './list-findings';
import { listOffers } from './list-offers';
import { listPictures } from './list-pictures';
import { listStates, type StudioSources } from './list-states';
import { nameOf, offerSourcesOf } from './load-brand-list';
import type { PropsOf, StudioRequest } from './load-studio-page';
import { roleMeanings } from './role-meanings';
import { gridUrl } from './studio-links';

export type BrandProps = PropsOf<typeof loadBrand>;
export type FlowDrawing = ReturnType<typeof drawFlow>;
/** Values of one kind. */
export type OriginGroup = ReturnType<typeof listOrigins>[number];

/** Brand in the URL. */
export function loadBrand(request: StudioRequest) {
  const { query, sources, runtime } = request;
  const brand = findBrand(sources.catalogue, textOf(query.brand) ?? '');
  if (!brand) return undefined;
  const areas: BrandArea[] = Object.values(brand.areas);
  const name = nameOf(brand);
  const props = {
    title: `${name} · Estúdio`,
    id: brand.id,
    name,
    findings: runtime.findings,
    pictures: listPictures(brand, sources, { hasPayment: true }),
    offers: listOffers(brand, offerSourcesOf(request)),
    logos: listLogos(brand, sources),
    screens: listScreens(brand, sources),
    areas: areas.map((area) => ({
      area: area.area,
      language: area.settings.language,
      flows: area.flows.map((flow) => drawFlow(flow, area, sources)),
    })),
    palettes: cellModes.map((mode) => buildPalette(mode, brand.theme[mode])),
    meanings: roleMeanings,
    fonts: nameFonts(brand, sources),
    assets: listNamedAssets(sources.catalogue.assets, brand.id),
    origins: listOrigins(runtime.explain(brand.id) ?? []),
    warnings: listFindings(brand, request).warnings,
  };
  return { props };
}

/** Screens in the order of the flows; those that no flow plays come last. */
function listScreens({ id: brandId, areas }: CatalogueBrand, sources: StudioSources) {
  const own: BrandArea[] = Object.values(areas);
  const [first] = own;
  if (!first) return [];
  const played = own.flatMap(({ flows }) => flows.flatMap(({ steps }) => steps.map(({ templateId }) => templateId)));
  const ids = listTemplates(sources);
  return [...new Set([...played, ...ids])]
    .filter((id) => ids.includes(id))
    .map((id) => ({
      id,
      name: screenName(id),
      href: gridUrl(brandId, id),
      stateCount: listStates(id, first, sources).length,
      isPlayed: played.includes(id),
    }));
}

function drawFlow(flow: BrandArea['flows'][number], area: BrandArea, { manifests }: StudioSources) {
  return {
    id: flow.id,
    area: area.area,
    /** When a buyer gets this flow, in the author's terms. */
    entries: listEntries(area, flow.id),
    layout: layoutFlow(flow, manifests),
    steps: flow.steps.map(({ id, templateId, defaultNextStepId = null }) => ({
      id,
      templateId,
      name: screenName(templateId),
      next: defaultNextStepId,
      href: gridUrl(area.brandId, templateId, { area: area.area, flow: flow.id }),
    })),
  };
}

/** Values grouped by their source files. */
function listOrigins(explanations: readonly Explanation[]) {
  const groups = new Map<string, Explanation[]>();
  for (const one of explanations) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups].map(([group, values]) => ({ title: titleOf(group), values: values.map(describeOrigin) }));
}

function titleOf(group: string): string {
  if (group === '') return 'Marca';
  if (group === 'theme') return 'Tema';
  const [kind, language] = group.split('.');
  if (kind === 'copy') return `Textos em ${language}`;
  return kind === 'messages' ? `Mensagens em ${language}` : `Ajustes de ${group}`;
}

function describeOrigin({ key, value, origin, sources }: Explanation) {
  return {
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
    /** File and line of the value; null for a derived value. */
    place: origin && placeOf(origin),
    /** Sources of a derived value. One without a place is the name of the brand's folder. */
    sources: origin
      ? []
      : sources.map((source) => ({ path: source.path, place: source.statement && placeOf(source.statement) })),
  };
}

function placeOf({ file, line }: LocatedStatement): string {
  return `${file}:${line}`;
}

/** Fonts by the names that people read. */
function nameFonts({ theme: { font } }: CatalogueBrand, { catalogue }: StudioSources) {
  const nameOf = (id: string) => {
    const known = catalogue.fonts[id];
    return typeof known === 'object' ? known.label : id;
  };
  return `Títulos em ${nameOf(font.heading)}, peso ${font.headingWeight}. Textos em ${nameOf(font.body)}.`;
}

/** Logo of each mode on the mode's surface. */
function listLogos({ areas, theme }: CatalogueBrand, { catalogue }: StudioSources) {
  const [first]: BrandArea[] = Object.values(areas);
  if (!first) return [];
  const { width, ...sources } = findLogo(first, catalogue.assets);
  return cellModes.map((mode) => ({ mode, src: sources[mode], width, ground: theme[mode].surface }));
}
