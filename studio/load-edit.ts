import type { BrandArea } from '../catalogue/catalogue';
import { findBrand } from '../catalogue/catalogue-index';
import { configPaths } from '../catalogue/config-paths';
import { readBaseTheme } from '../catalogue/read-base-theme';
import { readCopyLayers } from '../catalogue/read-copy-layers';
import { parseStated } from '../catalogue/source/parse-stated';
import { mergeLayers } from '../catalogue/trace-origins';
import { readBrandFile } from '../checks/disk/read-brand-file';
import { readConfigFiles } from '../checks/disk/read-config-files';
import { findCell, listFlowsWith, textOf } from './find-cell';
import { listTemplates, screenName } from './list-cells';
import { listStates } from './list-states';
import { nameOf } from './load-brand-list';
import type { PropsOf, StudioRequest } from './load-studio-page';
import { roleMeanings } from './role-meanings';
import { brandUrl, editUrl, studioCrumb } from './studio-links';

import type { Words } from './try-words';

export type EditProps = PropsOf<typeof loadEdit>;

/** Editor of a brand's area, with the URL's cell or the first one of its flow. */
export function loadEdit({ query, sources, runtime, request }: StudioRequest) {
  const brand = findBrand(sources.catalogue, textOf(query.brand) ?? '');
  const areas: BrandArea[] = Object.values(brand?.areas ?? {});
  const [usual] = areas;
  const template = textOf(query.template) ?? usual?.flows[0]?.steps[0]?.templateId ?? '';
  const found = findCell({ ...query, template }, sources);
  if (!brand || !found) return undefined;
  const { cell, area } = found;
  const { language } = area.settings;
  const tree = readConfigFiles(process.cwd());
  const files = {
    brand: readBrandFile(tree, configPaths.brand(brand.id), 'brand'),
    theme: readBrandFile(tree, configPaths.theme(brand.id), 'theme'),
    copy: readBrandFile(tree, configPaths.copy(brand.id, language), 'copy'),
  };
  const layers = readCopyLayers(tree, brand.id, language);
  const name = nameOf(brand);
  const token = runtime.editor?.grantToken(request);
  return {
    props: {
      title: `Editar ${name} · Estúdio`,
      crumbs: [studioCrumb, { name, href: brandUrl(brand.id) }],
      findings: runtime.findings,
      /** Cell shown first. */
      cell,
      /** Other screens that can be shown. */
      templates: listTemplates(sources).map((id) => ({
        id,
        name: screenName(id),
        flowId: listFlowsWith(area, id)[0] ?? null,
        states: listStates(id, area, sources).map((state) => ({ id: state.id, label: state.label })),
      })),
      /** Other areas of the brand, each with its own copy. */
      areas: areas.map((one) => ({
        name: `${one.area} · ${one.settings.language}`,
        href: editUrl({ brandId: brand.id, area: one.area, templateId: cell.templateId }),
        isShown: one === area,
      })),
      colors: { light: brand.theme.light, dark: brand.theme.dark },
      meanings: roleMeanings,
      /** The theme below the brand's own. */
      baseTheme: readBaseTheme(tree, parseStated(files.theme.text)),
      /** Texts of the area without the brand's own, as their authors wrote them. */
      baseWords: mergeLayers(layers.filter(({ file }) => file !== files.copy.path)) as Words,
      files,
      /** Values of each save request, and the number of saves to undo; null where nothing can be saved. */
      saving: token === undefined ? null : { token, saves: runtime.editor?.countSaves(brand.id) ?? 0 },
    },
  };
}
