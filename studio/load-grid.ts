import type { BrandArea } from '../catalogue/catalogue';
import { findBrand } from '../catalogue/catalogue-index';
import type { TemplateId } from '../schemas/generated/types';
import { cellUrl } from './cell';
import type { Choice } from './choice-field';
import { isTemplate, listFlowsWith, textOf } from './find-cell';
import type { Filter } from './grid-filters';
import type { GridProps } from './grid-view';
import { listAreas, listCells, listTemplates, screenName } from './list-cells';
import { listStates } from './list-states';
import type { StudioAnswer, StudioRequest } from './load-studio-page';
import { brandUrl, editUrl, everyBrand, gridUrl } from './studio-links';
import { studioCrumb } from './studio-page';

const widths = ['375', '768', '1200'];
const modeNames = { light: 'claro', dark: 'escuro' };

/** Grid in the URL: a template's states in one brand, or one state in every brand. */
export function loadGrid(request: StudioRequest): StudioAnswer<GridProps> {
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
      detail: [area.area, cell.flowId ?? 'fora dos fluxos', modeNames[cell.mode]].join(' · '),
      editUrl: editUrl(cell),
    })),
  );
  const name = areas[0]?.settings.businessName ?? brandId;
  const screen = screenName(templateId);
  return {
    props: {
      title: `${screen} · ${isEveryBrand ? 'todas as marcas' : name} · Estúdio`,
      heading: isEveryBrand ? `${screen} em todas as marcas` : screen,
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
  const kept = brand === brandId && template === templateId ? rest : { ...rest, flow: undefined, state: undefined };
  return gridUrl(brand, template, Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, textOf(value)])));
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

function listFilters(
  sources: StudioRequest['sources'],
  wanted: ReturnType<typeof readFilters>,
  { areas, brandId, templateId }: GridSubject,
): Filter[] {
  const states = areas.flatMap((area) => listStates(templateId, area, sources));
  const flows = areas.flatMap((area) => listFlowsWith(area, templateId));
  const brands = sources.catalogue.brands.map(({ id, areas: own }) => ({
    value: id,
    name: Object.values(own)[0]?.settings.businessName ?? id,
  }));
  return [
    {
      key: 'toBrand',
      title: 'Marca',
      value: brandId,
      choices: [...brands, { value: everyBrand, name: 'Todas as marcas' }],
    },
    {
      key: 'toTemplate',
      title: 'Tela',
      value: templateId,
      choices: listTemplates(sources).map((id) => ({ value: id, name: screenName(id) })),
    },
    {
      key: 'area',
      title: 'Área e idioma',
      value: wanted.area ?? '',
      choices: withAll(
        'Todas',
        areas.map(({ area, settings }) => ({ value: area, name: `${area} · ${settings.language}` })),
      ),
    },
    { key: 'flow', title: 'Fluxo', value: wanted.flow ?? '', choices: withAll('O primeiro', flows.map(toChoice)) },
    {
      key: 'kind',
      title: 'Tipo de estado',
      value: wanted.kind ?? '',
      choices: [
        { value: '', name: 'Todos' },
        { value: 'example', name: 'Exemplos' },
        { value: 'messages', name: 'Mensagens' },
        { value: 'frame', name: 'Moldura' },
      ],
    },
    {
      key: 'state',
      title: 'Estado',
      value: wanted.state ?? '',
      choices: withAll(
        brandId === everyBrand ? 'O primeiro' : 'Todos',
        states.map(({ id, label }) => ({ value: id, name: label })),
      ),
    },
    {
      key: 'mode',
      title: 'Modo',
      value: wanted.mode ?? '',
      choices: [
        { value: '', name: 'Claro e escuro' },
        { value: 'light', name: 'Claro' },
        { value: 'dark', name: 'Escuro' },
      ],
    },
    {
      key: 'width',
      title: 'Largura',
      value: wanted.width,
      choices: widths.map((width) => ({ value: width, name: `${width} px` })),
    },
  ];
}

function toChoice(id: string): Choice {
  return { value: id, name: id };
}

/** Puts the choice of all first; removes duplicates. */
function withAll(name: string, choices: readonly Choice[]): Choice[] {
  return [{ value: '', name }, ...new Map(choices.map((choice) => [choice.value, choice])).values()];
}
