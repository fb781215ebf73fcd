import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { takesMoney } from '../model/flow/paying-steps';
import { methodForms } from '../schemas/generated/method-forms';
import { splitMethods } from '../schemas/generated/methods-by-trait';
import type { TemplateId } from '../schemas/generated/types';
import { manifests } from '../templates/manifests.generated';
import { classOf, type TemplateClass } from './build/sizes/class-of';
import { compareSizes } from './build/sizes/compare-sizes';
import { findRegistry, readBuild, type Scripts } from './build/sizes/read-build';

/**
 * JavaScript limit of each class in bytes: what a template's page loads on arrival, and what a payment method's fields
 * add.
 */
type SizeBudgets = Record<TemplateClass | 'method' | 'splitMethod', number>;

/** Compares the production build with `tests/size-budgets.json`, in bytes after gzip. */
function checkSizes(root: string): number {
  const folder = path.join(root, '.next');
  const build = readBuild(folder);
  const budgets = JSON.parse(readFileSync(path.join(root, 'tests/size-budgets.json'), 'utf8')) as SizeBudgets;
  const templateIds = Object.keys(manifests) as TemplateId[];
  const methodIds = Object.keys(methodForms);
  const own = findRegistry(build, templateIds);
  const templates = new Map([...own].map(([id, scripts]) => [id, [...new Set([...build.arrival, ...scripts])]]));
  const shown = templateIds.filter((id) => takesMoney(manifests[id])).flatMap((id) => templates.get(id) ?? []);
  const methods = new Map(
    [...findRegistry(build, methodIds)].map(([id, scripts]) => [id, scripts.filter((one) => !shown.includes(one))]),
  );
  const known = new Set([...templateIds, ...methodIds]);
  const strange = build.registries.flatMap((registry) => [...registry.keys()]).filter((name) => !known.has(name));
  const reports = [
    compareSizes(templateIds, measure(folder, templates), (id) => {
      const name = classOf(id as TemplateId);
      return { name, most: budgets[name] };
    }),
    compareSizes(methodIds, measure(folder, methods), (id) => {
      const name = splitMethods.some((method) => method === id) ? 'splitMethod' : 'method';
      return { name, most: budgets[name] };
    }),
    { lines: [], problems: strange.map((name) => `${name}: in a registry that has no budget`) },
  ];
  const lines = reports.flatMap((report) => report.lines);
  const problems = reports.flatMap((report) => report.problems.map((problem) => `✗ ${problem}`));
  process.stdout.write(`${[...lines, ...problems].join('\n')}\n`);
  return problems.length === 0 ? 0 : 1;
}

function measure(folder: string, loaded: ReadonlyMap<string, Scripts>): Map<string, number> {
  const sizeOf = (script: string) => gzipSync(readFileSync(path.join(folder, script)), { level: 9 }).length;
  return new Map([...loaded].map(([id, scripts]) => [id, scripts.reduce((sum, script) => sum + sizeOf(script), 0)]));
}

process.exitCode = checkSizes(process.cwd());
