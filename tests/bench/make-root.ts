import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listPlayedFlows } from '../../catalogue/list-played-flows';
import { linkProject } from '../../scripts/setup/link-project';
import { root } from '../../scripts/setup/run-command.mjs';

export interface MadeRoot {
  folder: string;
  /** Product code of the brand in the middle of the catalogue. */
  middleCode: string;
}

interface RootSize {
  brands: number;
  /** Number of own flows per brand, besides the project's. */
  flowsOfEach?: number;
  /** Whether brands have images besides their logo. */
  hasPictures?: boolean;
}

const model = 'wup';
const modelCode = 'WUP';
const areas = ['BR', 'MZ'] as const;

/**
 * A project folder for the server and the check: links to the project's files, and many copies of one brand with unique
 * codes, orders and plans.
 */
export function makeRoot(name: string, { brands, flowsOfEach = 0, hasPictures = true }: RootSize): MadeRoot {
  const folder = path.join(root, '.guiche/bench/roots', name);
  rmSync(folder, { recursive: true, force: true });
  linkProject(folder);
  cpSync(path.join(root, 'brands/_base'), path.join(folder, 'brands/_base'), { recursive: true });
  // The generated brands use no flag: an unused one would be a finding.
  writeFileSync(path.join(folder, 'brands/_base/flags.json'), '{ "$schema": "../../schemas/flags.schema.json" }');
  mkdirSync(path.join(folder, 'flows'));
  for (const flow of listFlowFiles()) cpSync(path.join(root, flow), path.join(folder, flow));
  for (let number = 1; number <= brands; number += 1) {
    addBrand(folder, number, flowsOfEach);
    if (!hasPictures) removePictures(path.join(folder, 'brands', `made-${number}`));
  }
  return { folder, middleCode: codeOf(Math.ceil(brands / 2)) };
}

/**
 * Adds the brand with that number to a generated root.
 *
 * @returns its product code
 */
export function addBrand(folder: string, number: number, flowsOfEach = 0): string {
  const id = `made-${number}`;
  const code = codeOf(number);
  const target = path.join(folder, 'brands', id);
  cpSync(path.join(root, 'brands', model), target, { recursive: true });
  const flowIds = Array.from({ length: flowsOfEach }, (_, index) => `offer-${index + 1}`);
  const flows = flowIds.map((flowId) => `${id}-${flowId}`);
  for (const flowId of flowIds) {
    const text = readFileSync(path.join(root, 'flows/course-default.json'), 'utf8');
    writeFileSync(
      path.join(folder, `flows/${id}-${flowId}.json`),
      text.replace('"id": "default"', `"id": "${flowId}"`),
    );
  }
  const file = path.join(target, 'brand.json');
  const text = readFileSync(file, 'utf8')
    .replace(/"order": \d+/, `"order": ${number}`)
    // Codes, slugs and plan ids must be unique.
    .replaceAll(new RegExp(`"${modelCode}`, 'g'), `"${code}`)
    .replaceAll(new RegExp(`(?<=["/.])${model}(?=[".-])`, 'g'), id);
  const brand = JSON.parse(text) as ModelBrand;
  for (const area of flows.length > 0 ? areas : [])
    brand[area].flows = [...(brand[area].flows ?? readBase(area).flows ?? []), ...flows];
  writeFileSync(file, JSON.stringify(brand, undefined, 2));
  makeOwn(target, id);
  return code;
}

/** Gives a brand a logo and texts of its own: those of another business would be findings. */
function makeOwn(brand: string, id: string): void {
  for (const name of readdirSync(brand)) {
    const file = path.join(brand, name);
    if (/^logo.*\.svg$/.test(name)) writeFileSync(file, `${readFileSync(file, 'utf8')}<!-- ${id} -->`);
    if (!name.startsWith('copy.')) continue;
    const { $schema, ...groups } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const own = JSON.stringify(
      groups,
      (_, value: unknown) => (typeof value === 'string' ? `${value} ${id}` : value),
      2,
    );
    writeFileSync(file, own.replace('{', `{\n  "$schema": ${JSON.stringify($schema)},`));
  }
}

/** Removes all images except the required logo. */
function removePictures(brand: string): void {
  for (const file of readdirSync(brand))
    if (file.endsWith('.svg') && file !== 'logo.svg') rmSync(path.join(brand, file));
  const file = path.join(brand, 'theme.json');
  const { canvas: _, ...theme } = JSON.parse(readFileSync(file, 'utf8')) as { canvas?: unknown };
  writeFileSync(file, JSON.stringify(theme, undefined, 2));
}

/** Flow files that the generated brands use: an unused flow would be a finding. */
function listFlowFiles(): Set<string> {
  const brand = JSON.parse(readFileSync(path.join(root, 'brands', model, 'brand.json'), 'utf8')) as ModelBrand;
  const played = areas.flatMap((area) => [readBase(area), brand[area]].flatMap(listPlayedFlows));
  return new Set(played.map(({ name }) => `flows/${name}.json`));
}

type StatedFlows = Parameters<typeof listPlayedFlows>[0];
type ModelBrand = Record<(typeof areas)[number], StatedFlows>;

/** Settings of `_base` for an area. */
function readBase(area: (typeof areas)[number]): StatedFlows {
  const file = path.join(root, `brands/_base/${area.toLowerCase()}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as StatedFlows;
}

export function removeRoot(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function codeOf(number: number): string {
  return `MADE${number}`;
}
