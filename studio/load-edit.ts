import type { BrandArea } from '../catalogue/catalogue';
import { findBrand } from '../catalogue/catalogue-index';
import { configPaths } from '../catalogue/config-paths';
import { readBrandFile } from '../catalogue/read-brand-file';
import { readCopyLayers } from '../catalogue/read-copy-layers';
import { mergeLayers } from '../catalogue/trace-origins';
import type { TemplateId } from '../schemas/generated/types';
import type { EditProps } from './edit-view';
import { findCell, listFlowsWith, textOf } from './find-cell';
import { listTemplates, screenName } from './list-cells';
import { listStates } from './list-states';
import { nameOf } from './load-brand-list';
import type { StudioAnswer, StudioRequest } from './load-studio-page';
import { roleMeanings } from './role-meanings';
import { brandUrl, editUrl } from './studio-links';
import { studioCrumb } from './studio-page';
import type { Words } from './try-words';

/** Editor of a brand's area, with the URL's cell or the first one of its flow. */
export function loadEdit({ query, sources, runtime }: StudioRequest): StudioAnswer<EditProps> {
  const brand = findBrand(sources.catalogue, textOf(query.brand) ?? '');
  const areas: BrandArea[] = Object.values(brand?.areas ?? {});
  const [usual] = areas;
  const template = textOf(query.template) ?? usual?.flows[0]?.steps[0]?.templateId ?? '';
  const found = findCell({ ...query, template }, sources);
  if (!brand || !found) return undefined;
  const { cell, area } = found;
  const { language } = area.settings;
  const words = mergeLayers(readCopyLayers(process.cwd(), brand.id, language)) as Words;
  const name = nameOf(brand);
  return {
    props: {
      title: `Editar ${name} · Estúdio`,
      crumbs: [studioCrumb, { name, href: brandUrl(brand.id) }],
      findings: runtime.findings,
      cell,
      templates: listTemplates(sources).map((id: TemplateId) => ({
        id,
        name: screenName(id),
        flowId: listFlowsWith(area, id)[0] ?? null,
        states: listStates(id, area, sources).map((state) => ({ id: state.id, label: state.label })),
      })),
      areas: areas.map((one) => ({
        name: `${one.area} · ${one.settings.language}`,
        href: editUrl({ brandId: brand.id, area: one.area, templateId: cell.templateId }),
        isShown: one === area,
      })),
      colors: { light: brand.theme.light, dark: brand.theme.dark },
      meanings: roleMeanings,
      words,
      themeFile: readBrandFile(process.cwd(), configPaths.theme(brand.id), 'theme'),
      copyFile: readBrandFile(process.cwd(), configPaths.copy(brand.id, language), 'copy'),
    },
  };
}
