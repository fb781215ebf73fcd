import { findStaleFiles, isCode, writeStaleFiles } from './generate/compare-files';
import { generate } from './generate/generate';
import { SourceError } from './generate/read-sources';

/**
 * Checks that everything generated is up to date. `--write` updates stale files; `--code` handles only code, which is
 * not committed.
 *
 * @returns the exit code
 */
async function main(root: string, { isWriting, isCodeOnly }: { isWriting: boolean; isCodeOnly: boolean }) {
  const { outputs, findings } = await generate(root);
  // With findings, outputs may be incomplete, so no file counts as left over.
  const stale = findStaleFiles(root, outputs)
    .filter((file) => findings.length === 0 || file.reason !== 'left over')
    .filter(({ path }) => !isCodeOnly || isCode(path));
  if (isWriting) writeStaleFiles(root, outputs, stale);
  if (!isCodeOnly) print(stale.map((file) => `${file.reason}: ${file.path}`));
  if (isWriting && !isCodeOnly) print([`${outputs.size} generated files, ${stale.length} updated.`]);
  else if (stale.length > 0) print([`${stale.length} stale file(s): run \`npm run generate\`.`]);
  if (findings.length > 0) print(['', ...findings, `${findings.length} finding(s).`]);
  return findings.length === 0 && (isWriting || stale.length === 0) ? 0 : 1;
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

try {
  const isCodeOnly = process.argv.includes('--code');
  process.exitCode = await main(process.cwd(), {
    isWriting: isCodeOnly || process.argv.includes('--write'),
    isCodeOnly,
  });
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  print([error.message]);
  process.exitCode = 1;
}
