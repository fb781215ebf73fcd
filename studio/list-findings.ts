import type { BrandArea, CatalogueBrand } from '../catalogue/catalogue';
import { configPaths, isBrandFile } from '../catalogue/config-paths';
import { listPlayedFlows } from '../catalogue/list-played-flows';
import type { BrandFindings } from './brand-findings';
import type { StudioRequest } from './load-studio-page';

/** What the check says of a brand's own files and of its flows. */
export function listFindings({ id, areas }: CatalogueBrand, { sources, runtime }: StudioRequest): BrandFindings {
  const listed: BrandArea[] = Object.values(areas);
  const flows = listed.flatMap(({ settings }) => listPlayedFlows(settings).map(({ name }) => configPaths.flow(name)));
  const places = [`${configPaths.brandFolder(id)}/`, ...flows.map((file) => `${file}:`)];
  return {
    errors: runtime.findings.filter((line) => places.some((place) => line.includes(place))),
    warnings: sources.catalogue.warnings
      .filter(({ file }) => isBrandFile(id, file) || flows.includes(file))
      .map(({ line }) => line),
  };
}
