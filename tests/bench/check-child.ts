import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspectConfig } from '../../checks/inspect-config';
import { validateBrand, validateCopyFile, validateFlow, validateTheme } from '../../schemas/generated/config.mjs';
import type { Validator } from '../../schemas/generated/validator';

/**
 * Separate process, to measure its own memory. Checks a folder's brands and flows with all rules, or with the
 * validators only. Prints the time and the peak memory.
 */
async function measure(how: string, root: string): Promise<{ ms: number; peakMiB: number; files: number }> {
  const start = performance.now();
  const files = how === 'bare' ? validateBare(root) : await checkAll(root);
  const ms = performance.now() - start;
  return { ms, peakMiB: process.resourceUsage().maxRSS / 1024, files };
}

async function checkAll(root: string): Promise<number> {
  const { findings, fileCount } = inspectConfig(root);
  if (findings.length > 0) throw new Error(`${findings.length} findings, the first ${JSON.stringify(findings[0])}`);
  return fileCount;
}

/** Reads, parses and validates every file once. */
function validateBare(root: string): number {
  let count = 0;
  const check = (file: string, validate: Validator<unknown>) => {
    if (!validate(JSON.parse(readFileSync(path.join(root, file), 'utf8')))) throw new Error(`${file} is not valid`);
    count += 1;
  };
  for (const name of readdirSync(path.join(root, 'flows'))) check(`flows/${name}`, validateFlow);
  for (const brand of readdirSync(path.join(root, 'brands'))) {
    if (brand === '_base') continue;
    for (const name of readdirSync(path.join(root, 'brands', brand))) {
      if (name === 'brand.json') check(`brands/${brand}/${name}`, validateBrand);
      if (name === 'theme.json') check(`brands/${brand}/${name}`, validateTheme);
      if (name.startsWith('copy.')) check(`brands/${brand}/${name}`, validateCopyFile);
    }
  }
  return count;
}

const [how = 'all', root = '.'] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await measure(how, root)));
