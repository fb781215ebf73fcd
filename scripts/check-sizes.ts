import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { takesMoney } from '../model/flow/resolve-step';
import { methodForms } from '../schemas/generated/method-forms';
import { splitMethods } from '../schemas/generated/methods-by-trait';
import type { TemplateId } from '../schemas/generated/types';
import { manifests } from '../templates/manifests.generated';
import { classOf, type TemplateClass } from './build/sizes/class-of';
import { compareSize } from './build/sizes/compare-size';
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
  const templates = findRegistry(build, templateIds);
  const methods = findRegistry(build, methodIds);
  const loadedBy = (id: TemplateId) => [...new Set([...build.arrival, ...(templates.get(id) ?? [])])];
  const shown = templateIds.filter((id) => takesMoney(manifests[id])).flatMap(loadedBy);
  const known = new Set<string>([...templateIds, ...methodIds]);
  const strange = build.registries.flatMap((registry) => [...registry.keys()]).filter((name) => !known.has(name));
  const compare = (id: string, name: keyof SizeBudgets, scripts: Scripts | undefined) =>
    compareSize({ id, name, size: scripts && measure(folder, scripts), most: budgets[name] });
  const lines = [
    ...templateIds.map((id) => compare(id, classOf(id), templates.has(id) ? loadedBy(id) : undefined)),
    ...methodIds.map((id) => {
      const name = splitMethods.some((method) => method === id) ? 'splitMethod' : 'method';
      return compare(
        id,
        name,
        methods.get(id)?.filter((script) => !shown.includes(script)),
      );
    }),
    ...strange.map((name) => `✗ ${name}: in a registry that has no budget`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return lines.some((line) => line.startsWith('✗')) ? 1 : 0;
}

function measure(folder: string, scripts: Scripts): number {
  const sizeOf = (script: string) => gzipSync(readFileSync(path.join(folder, script)), { level: 9 }).length;
  return scripts.reduce((sum, script) => sum + sizeOf(script), 0);
}

process.exitCode = checkSizes(process.cwd());
