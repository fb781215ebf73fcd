import { buildCatalogue } from '../catalogue/build-catalogue';
import type { Catalogue } from '../catalogue/catalogue';
import { createJsonReader } from '../catalogue/source/json-text';
import { CatalogueError } from './catalogue-error';
import { formatFindingLine, serverLanguage } from './findings/format-finding-line';
import { type Inspection, inspectInSteps } from './inspect-config';
import { runAtOnce, runInSlices } from './run-steps';

/**
 * `brands/` and `flows/` → Catalogue: read, checked, merged one level deep (`_base/<area>` → brand → area), frozen.
 * Warnings and expired waivers do not block; the catalogue contains both.
 *
 * @param root the project's folder
 * @throws CatalogueError with every error and its file:line
 */
export function loadCatalogue(root: string): Catalogue {
  return runAtOnce(loadInSteps(root)).catalogue;
}

/**
 * As `loadCatalogue`, in short slices, so that a server can answer requests meanwhile.
 *
 * @throws CatalogueError
 */
export async function loadCatalogueInSlices(root: string): Promise<Catalogue> {
  return (await runInSlices(loadInSteps(root))).catalogue;
}

/** As `loadCatalogue`, with what it was built from. */
export function loadInspected(root: string): { catalogue: Catalogue; inspection: Inspection } {
  return runAtOnce(loadInSteps(root));
}

function* loadInSteps(root: string): Generator<void, { catalogue: Catalogue; inspection: Inspection }> {
  const inspection = yield* inspectInSteps(root, { outlastsEnd: true });
  const { findings, shared, brands } = inspection;
  // A date alone must not stop a server whose files are unchanged.
  const errors = findings.filter(({ code, severity }) => severity === 'error' && code !== 'waiver-expired');
  if (errors.length > 0 || !shared) throw new CatalogueError(errors, inspection.files);
  const readJson = createJsonReader(inspection.files);
  const warnings = findings.map((finding) => ({
    file: finding.place.file,
    line: formatFindingLine(finding, readJson, serverLanguage),
  }));
  return { catalogue: buildCatalogue(root, { shared, brands }, warnings), inspection };
}
