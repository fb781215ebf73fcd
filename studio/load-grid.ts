import type { BrandArea } from '../catalogue/catalogue';
import { findBrand } from '../catalogue/catalogue-index';
import type { TemplateId } from '../schemas/generated/types';
import { cellUrl, modeNames } from './cell';
import type { Choice } from './choice-field';
import { isTemplate, listFlowsWith, textOf } from './find-cell';
import { listAreas, listCells, listTemplates, screenName } from './list-cells';
import { listStates } from './list-states';
import { nameOf } from './load-brand-list';
import type { PropsOf, StudioRequest } from './load-studio-page';
import { brandUrl, editUrl, everyBrand, gridUrl, studioCrumb } from './studio-links';

const widths = ['375', '768', '1200'];

export type GridProps = PropsOf<typeof loadGrid>;

/** Grid in the URL: a template's states in one brand, or one state in every brand. */
export function loadGrid(request: StudioRequest) {
  const { query, sources, runtime } = request;
  const [brandId = '', templateId = ''] = [textOf(query.brand), textOf(query.template)];
  const areas = listAreasOf(request, brandId);
  if (areas.length === 0 || !isTemplate(templateId, sources.manifests)) return undefined;
  const moved = readMove(request, brandId, templateId);
  if (moved) return { destination: moved };

  const wanted = readFilters(query);
  const shown = areas.filter(({ area }) => wanted.area === undefined || area === wanted.area);
  const isEveryBrand = brandId === everyBrand;
  const cells = shown.flatMap((area) =>
    listCells(area, templateId, sources, {
      flowId: wanted.flow,
      kind: wanted.kind,
      stateId: wanted.state ?? (isEveryBrand ? listStates(templateId, area, sources)[0]?.id : undefined),
      mode: wanted.mode,
    }).map(({ cell, label }) => ({
      url: cellUrl(cell),
      label: isEveryBrand ? area.settings.businessName : label,
      place: [area.area, cell.flowId ?? 'fora dos fluxos', modeNames[cell.mode].toLowerCase()].join(' · '),
      editUrl: editUrl(cell),
    })),
  );
  const name = areas[0]?.settings.businessName ?? brandId;
  const screen = screenName(templateId);
  return {
    props: {
      title: `${screen} · ${isEveryBrand ? 'todas as marcas' : name} · Estúdio`,
      heading: isEveryBrand ? `${screen} em todas as marcas` : screen,
      /** Name that a flow gives the screen. */
      templateId,
      crumbs: [studioCrumb, ...(isEveryBrand ? [] : [{ name, href: brandUrl(brandId) }])],
      findings: runtime.findings,
      filters: listFilters(sources, wanted, { areas, brandId, templateId }),
      width: wanted.width,
      cells,
    },
  };
}

function listAreasOf({ sources }: StudioRequest, brandId: string): BrandArea[] {
  if (brandId === everyBrand) return listAreas(sources);
  return Object.values(findBrand(sources.catalogue, brandId)?.areas ?? {});
}

/** The form sends brand and template in the query; they belong in the path. */
function readMove({ query }: StudioRequest, brandId: string, templateId: string): string | undefined {
  const { toBrand, toTemplate, brand: _brand, template: _template, ...rest } = query;
  if (toBrand === undefined && toTemplate === undefined) return undefined;
  const [brand, template] = [textOf(toBrand) ?? brandId, textOf(toTemplate) ?? templateId];
  // Flows and states belong to the earlier template.
  const params = brand === brandId && template === templateId ? rest : { ...rest, flow: undefined, state: undefined };
  return gridUrl(
    brand,
    template,
    Object.fromEntries(Object.entries(params).map(([key, value]) => [key, textOf(value)])),
  );
}

function readFilters(query: StudioRequest['query']) {
  const read = (key: string) => textOf(query[key]) || undefined;
  return {
    area: read('area'),
    flow: read('flow'),
    kind: read('kind'),
    state: read('state'),
    mode: read('mode'),
    width: widths.find((width) => width === read('width')) ?? '375',
  };
}

interface GridSubject {
  areas: readonly BrandArea[];
  brandId: string;
  templateId: TemplateId;
}

/** Selects of the form: each choice is in the URL, and none needs a script. An empty one means all, or the default. */
function listFilters(
  sources: StudioRequest['sources'],
  wanted: ReturnType<typeof readFilters>,
  { areas, brandId, templateId }: GridSubject,
) {
  const states = areas.flatMap((area) => listStates(templateId, area, sources));
  const flows = areas.flatMap((area) => listFlowsWith(area, templateId));
  const brands = sources.catalogue.brands.map((brand): Choice => [brand.id, nameOf(brand)]);
  const filter = (key: string, title: string, value: string | undefined, choices: readonly Choice[]) => ({
    key,
    title,
    value: value ?? '',
    // Areas share flows and states.
    choices: [...new Map(choices)],
  });
  return [
    filter('toBrand', 'Marca', brandId, [...brands, [everyBrand, 'Todas as marcas']]),
    filter(
      'toTemplate',
      'Tela',
      templateId,
      listTemplates(sources).map((id) => [id, screenName(id)]),
    ),
    filter('area', 'Área e idioma', wanted.area, [
      ['', 'Todas'],
      ...areas.map(({ area, settings }): Choice => [area, `${area} · ${settings.language}`]),
    ]),
    filter('flow', 'Fluxo', wanted.flow, [['', 'O primeiro'], ...flows.map((id): Choice => [id, id])]),
    filter('kind', 'Tipo de estado', wanted.kind, [
      ['', 'Todos'],
      ['example', 'Exemplos'],
      ['messages', 'Mensagens'],
      ['frame', 'Moldura'],
    ]),
    filter('state', 'Estado', wanted.state, [
      ['', brandId === everyBrand ? 'O primeiro' : 'Todos'],
      ...states.map(({ id, label }): Choice => [id, label]),
    ]),
    filter('mode', 'Modo', wanted.mode, [['', 'Claro e escuro'], ...Object.entries(modeNames)]),
    filter(
      'width',
      'Largura',
      wanted.width,
      widths.map((width) => [width, `${width} px`]),
    ),
  ];
}
