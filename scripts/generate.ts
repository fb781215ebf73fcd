import { findStaleFiles, writeStaleFiles } from './generate/compare-files';
import { generate } from './generate/generate';
import { SourceError } from './generate/read-sources';

/** Checks that everything generated is up to date; with `--write`, and without `--check` beside it, it makes it so. */
async function main(root: string, isWriting: boolean): Promise<number> {
  const { outputs, findings } = await generate(root);
  // With findings something may be missing from the outputs, so nothing is called left over.
  const stale = findStaleFiles(root, outputs).filter((file) => findings.length === 0 || file.reason !== 'left over');
  if (isWriting) writeStaleFiles(root, outputs, stale);
  print(stale.map((file) => `${file.reason}: ${file.path}`));
  if (isWriting) print([`${outputs.size} generated files, ${stale.length} updated.`]);
  else if (stale.length > 0) print([`${stale.length} stale file(s): run \`npm run generate\`.`]);
  if (findings.length > 0) print(['', ...findings, `${findings.length} finding(s) in the schemas.`]);
  return findings.length === 0 && (isWriting || stale.length === 0) ? 0 : 1;
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

try {
  process.exitCode = await main(process.cwd(), process.argv.includes('--write') && !process.argv.includes('--check'));
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  print([error.message]);
  process.exitCode = 1;
}
