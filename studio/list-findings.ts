import type { BrandArea, CatalogueBrand } from '../catalogue/catalogue';
import { configPaths, isBrandFile } from '../catalogue/config-paths';
import { listPlayedFlows } from '../catalogue/list-played-flows';
import type { StudioRequest } from './load-studio-page';

export type BrandFindings = ReturnType<typeof listFindings>;

/** Lines of the check about a brand's own files and about its flows. */
export function listFindings({ id, areas }: CatalogueBrand, { sources, runtime }: StudioRequest) {
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
