import type { BrandArea, CatalogueBrand } from '../config/catalogue';
import { findBrand } from '../config/catalogue-index';
import { configPaths } from '../config/config-paths';
import { mergePatch } from '../config/merge-patch';
import { type BrandLayers, readBrandLayers } from '../config/read-brand-layers';
import { type ConfigLayer, traceOrigins } from '../config/trace-origins';
import { listNamedAssets } from '../server/answer-brand-asset';
import type { BrandProps } from './brand-view';
import { buildPalette } from './build-palette';
import { cellModes } from './cell';
import { listFlowsWith, type StudioSources, textOf } from './find-cell';
import type { FlowDrawing } from './flow-picture';
import { layoutFlow } from './layout-flow';
import { listTemplates } from './list-cells';
import { listEntries } from './list-entries';
import { listStates } from './list-states';
import { listLogos, nameOf } from './load-brand-list';
import type { StudioAnswer, StudioRequest } from './load-studio-page';
import type { OriginGroup } from './origin-table';
import { brandUrl, gridUrl } from './studio-links';

/** The brand that the address names. */
export function loadBrand({ query, sources, runtime }: StudioRequest): StudioAnswer<BrandProps> {
  const brand = findBrand(sources.catalogue, textOf(query.brand) ?? '');
  if (!brand) return undefined;
  const areas: BrandArea[] = Object.values(brand.areas);
  const name = nameOf(brand);
  const props: BrandProps = {
    title: `${name} · Estúdio`,
    id: brand.id,
    name,
    findings: runtime.findings,
    logos: listLogos(brand, sources),
    screens: listScreens(brand, sources),
    areas: areas.map((area) => ({
      area: area.area,
      language: area.settings.language,
      flows: area.flows.map((flow) => drawFlow(flow, area, sources)),
    })),
    palettes: cellModes.map((mode) => buildPalette(mode, brand.theme[mode])),
    specimens: cellModes.map((mode) => ({
      name: `Tipografia e forma, modo ${mode === 'light' ? 'claro' : 'escuro'}`,
      url: `/studio/specimen?${new URLSearchParams({ brand: brand.id, mode })}`,
    })),
    assets: listNamedAssets(sources.catalogue.assets, brand.id),
    origins: listOrigins(brand),
    warnings: listWarnings(brand, sources),
    editHref: `${brandUrl(brand.id)}/edit`,
  };
  return { props };
}

function listScreens({ id: brandId, areas }: CatalogueBrand, sources: StudioSources): BrandProps['screens'] {
  const own: BrandArea[] = Object.values(areas);
  const [first] = own;
  if (!first) return [];
  return listTemplates(sources)
    .map((id) => ({
      id,
      href: gridUrl(brandId, id),
      stateCount: listStates(id, first, sources).length,
      isPlayed: own.some((area) => listFlowsWith(area, id).length > 0),
    }))
    .sort((one, other) => Number(other.isPlayed) - Number(one.isPlayed));
}

function drawFlow(flow: BrandArea['flows'][number], area: BrandArea, { manifests }: StudioSources): FlowDrawing {
  return {
    id: flow.id,
    area: area.area,
    entries: listEntries(area, flow.id),
    layout: layoutFlow(flow, manifests),
    steps: flow.steps.map(({ id, templateId, defaultNextStepId = null }) => ({
      id,
      templateId,
      next: defaultNextStepId,
      href: gridUrl(area.brandId, templateId, { area: area.area, flow: flow.id }),
    })),
  };
}

/** Of the brand's own files and of the flows that it plays. */
function listWarnings({ id, areas }: CatalogueBrand, { catalogue }: StudioSources): string[] {
  const flows = Object.values(areas).flatMap(({ settings }) => settings.flows.map(configPaths.flow));
  return catalogue.warnings
    .filter(({ file }) => file.startsWith(`${configPaths.brandFolder(id)}/`) || flows.includes(file))
    .map(({ line }) => line);
}

/** Settings and words by area; the theme, which the areas share, once. */
function listOrigins({ areas, theme }: CatalogueBrand): OriginGroup[] {
  const own: BrandArea[] = Object.values(areas);
  const { brandId: _, ...values } = theme;
  return own.flatMap((area, index) => {
    const layers: BrandLayers = readBrandLayers(process.cwd(), area);
    const words = layers.copy.reduce<unknown>((sum, layer) => mergePatch(sum, layer.value), {});
    return [
      buildGroup(`Ajustes de ${area.area}`, area.settings, layers.settings),
      ...(index === 0 ? [buildGroup('Tema', values, layers.theme)] : []),
      buildGroup(`Textos em ${area.settings.language}`, words, layers.copy),
    ];
  });
}

function buildGroup(title: string, resolved: unknown, layers: readonly ConfigLayer[]): OriginGroup {
  return {
    title,
    values: traceOrigins(resolved, layers).map(({ path, value, origin }) => ({
      key: path.join('.'),
      value: typeof value === 'string' ? value : JSON.stringify(value),
      file: origin && [origin.file, ...(origin.path.length > path.length ? [origin.path[0]] : [])].join(' · '),
    })),
  };
}
