import type { JSONPath } from 'jsonc-parser';
import { areas as allAreas } from '../../../catalogue/catalogue';
import { configPaths } from '../../../catalogue/config-paths';
import { listMissingSettings } from '../../../catalogue/derive-settings';
import { writtenPatchOf } from '../../../catalogue/source/removals';
import type { BrandSubject } from '../../../catalogue/subject';
import { valueAt } from '../../../catalogue/value-at';
import type { Area, Brand, BrandSettings } from '../../../schemas/generated/types';
import { quoteNames } from '../../findings/quote-names';
import type { Rule } from '../rule';

interface Missing {
  file: string;
  area: Area;
  path: string[];
  /** The `null` that removes it, if a lower layer has a value. */
  removal: JSONPath | undefined;
  /** The brand's other area, if that one states it. */
  from: Area | undefined;
}

/**
 * Required settings that `_base` and the brand must state together. Links have their own check. A setting that every
 * brand of an area lacks is reported once, for `_base`.
 */
export const rule: Rule = ({ brands }, report) => {
  const countSoldIn = (sold: Area) => brands.filter(({ areas }) => areas.some(({ area }) => area === sold)).length;
  const ofBrands: Missing[] = [];
  for (const alike of groupBy(brands.flatMap(listMissing), ({ area, path }) => `${area} ${path.join('.')}`)) {
    const [{ area, path }] = alike;
    const file = configPaths.settings(area);
    const params = { keys: quoteNames([path.join('.')]), area, base: file };
    if (isOfAll(alike, countSoldIn(area))) report({ file, path, part: 'key' }, params);
    else ofBrands.push(...alike);
  }
  for (const together of groupBy(ofBrands, namePlace)) {
    const [{ file, area, path, removal, from }] = together;
    const keys = quoteNames(together.map((one) => one.path.join('.')));
    if (removal) report({ file, path: removal }, { keys, area, state: 'removed' });
    else report({ file, path: [area, ...path], part: 'key' }, { keys, area, ...(from && { from }) });
  }
};

function listMissing({ file, brand, areas, shared }: BrandSubject): Missing[] {
  return areas.flatMap(({ area, settings }) =>
    listMissingSettings(settings).map((path) => {
      const removal = findRemoval(brand, shared.settings[area], area, path);
      const from = allAreas.find((other) => other !== area && isStated(brand[other], path));
      return { file, area, path, removal, from };
    }),
  );
}

/** Missing keys that belong in the same place are one finding. */
function namePlace({ file, area, path, removal, from }: Missing): string {
  const alone = removal || path.length > 1 ? path.join('.') : '';
  return [file, area, alone, from].join(' ');
}

function groupBy(missing: readonly Missing[], nameOf: (one: Missing) => string): [Missing, ...Missing[]][] {
  const groups = new Map<string, [Missing, ...Missing[]]>();
  for (const one of missing) {
    const group = groups.get(nameOf(one));
    if (group) group.push(one);
    else groups.set(nameOf(one), [one]);
  }
  return [...groups.values()];
}

/** Whether every brand lacks it. The links pattern belongs to `_base`, though brands may do without. */
function isOfAll(alike: readonly Missing[], count: number): boolean {
  if (alike.length < 2 || alike.some(({ removal }) => removal !== undefined)) return false;
  return alike.length === count || alike.every(({ path }) => path[0] === 'linksPattern');
}

function findRemoval(brand: Brand, base: BrandSettings, area: Area, path: string[]): JSONPath | undefined {
  const { all = {} } = brand;
  const own = findNull(writtenPatchOf(brand[area] ?? {}), path);
  if (own) return isStated(writtenPatchOf(all), path) || isStated(base, path) ? [area, ...own] : undefined;
  const shared = findNull(writtenPatchOf(all), path);
  return shared && isStated(base, path) ? ['all', ...shared] : undefined;
}

/** Path of the `null`: the whole path or a parent. */
function findNull(value: unknown, path: string[]): string[] | undefined {
  const end = path.findIndex((_, index) => valueAt(value, path.slice(0, index + 1)) === null);
  return end === -1 ? undefined : path.slice(0, end + 1);
}

function isStated(value: unknown, path: string[]): boolean {
  return valueAt(value, path) !== undefined && !findNull(value, path);
}
