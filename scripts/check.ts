import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CatalogueError } from '../renderer/config/catalogue-error';
import { loadCatalogue } from '../renderer/config/load-catalogue';

/**
 * `npx tsx scripts/check.ts [path]` checks `brands/` and `flows/` of a project's folder, this one by default.
 *
 * @returns 0 when all is well, 1 with findings, 2 when it could not run
 */
function check(root: string): number {
  const start = performance.now();
  if (!existsSync(path.join(root, 'brands'))) {
    process.stderr.write(`não há uma pasta brands/ em ${root}\n`);
    return 2;
  }
  const findings = findMistakes(root);
  const files = new Set(findings.map(({ file }) => file));
  const seconds = ((performance.now() - start) / 1000).toFixed(1).replace('.', ',');
  for (const { line } of findings) process.stdout.write(`${line}\n`);
  const found = findings.length === 0 ? 'Nenhum erro' : `${findings.length} erro(s) em ${files.size} arquivo(s)`;
  const brands = countEntries(path.join(root, 'brands'), (entry) => entry.isDirectory() && entry.name !== '_base');
  const flows = countEntries(path.join(root, 'flows'), (entry) => entry.name.endsWith('.json'));
  process.stdout.write(`${found}: ${brands} marca(s) e ${flows} fluxo(s) verificados em ${seconds} s\n`);
  return findings.length === 0 ? 0 : 1;
}

function countEntries(folder: string, isCounted: (entry: Dirent) => boolean): number {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter(isCounted).length : 0;
}

function findMistakes(root: string): { file: string; line: string }[] {
  try {
    loadCatalogue(root);
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.findings.map(({ place: { file } }, index) => ({ file, line: error.lines[index] ?? '' }));
  }
}

try {
  process.exitCode = check(path.resolve(process.argv[2] ?? '.'));
} catch (error) {
  process.stderr.write(`a verificação não pôde ser feita: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
