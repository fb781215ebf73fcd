import type { JSONPath } from 'jsonc-parser';
import { areas as allAreas } from '../../../catalogue/catalogue';
import { configPaths } from '../../../catalogue/config-paths';
import { listMissingSettings } from '../../../catalogue/derive-settings';
import { patchOf } from '../../../catalogue/source/removals';
import type { BrandSubject } from '../../../catalogue/subject';
import type { Area, Brand, BrandSettings } from '../../../schemas/generated/types';
import { quoteNames } from '../../findings/quote-names';
import type { Report, Rule } from '../rule';

interface Missing {
  file: string;
  area: Area;
  path: readonly string[];
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
  const missing = new Map<string, Missing[]>();
  for (const one of brands.flatMap(listMissing)) {
    const id = `${one.area} ${one.path.join('.')}`;
    missing.set(id, [...(missing.get(id) ?? []), one]);
  }
  const ofBrands: Missing[] = [];
  for (const alike of missing.values()) {
    const [first] = alike;
    if (first && isOfAll(alike, countSoldIn(first.area))) tellOfBase(first, report);
    else ofBrands.push(...alike);
  }
  for (const together of groupByPlace(ofBrands)) tell(together, report);
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

/** Combines missing keys that belong in the same place. */
function groupByPlace(missing: readonly Missing[]): [Missing, ...Missing[]][] {
  const groups = new Map<string, [Missing, ...Missing[]]>();
  for (const one of missing) {
    const { file, area, path, removal, from } = one;
    const alone = removal || path.length > 1 ? path.join('.') : '';
    const id = [file, area, alone, from].join(' ');
    const group = groups.get(id);
    if (group) group.push(one);
    else groups.set(id, [one]);
  }
  return [...groups.values()];
}

/** Whether every brand lacks it. The links pattern belongs to `_base`, though brands may do without. */
function isOfAll(alike: readonly Missing[], count: number): boolean {
  if (alike.length < 2 || alike.some(({ removal }) => removal !== undefined)) return false;
  return alike.length === count || alike.every(({ path }) => path[0] === 'linksPattern');
}

function findRemoval(brand: Brand, base: BrandSettings, area: Area, path: readonly string[]): JSONPath | undefined {
  const { all = {} } = brand;
  const own = findNull(patchOf(brand[area] ?? {}), path);
  if (own) return isStated(patchOf(all), path) || isStated(base, path) ? [area, ...own] : undefined;
  const shared = findNull(patchOf(all), path);
  return shared && isStated(base, path) ? ['all', ...shared] : undefined;
}

/** Path of the `null`: the whole path or a parent. */
function findNull(value: unknown, path: readonly string[]): string[] | undefined {
  const end = path.findIndex((_, index) => valueAt(value, path.slice(0, index + 1)) === null);
  return end === -1 ? undefined : path.slice(0, end + 1);
}

function isStated(value: unknown, path: readonly string[]): boolean {
  return valueAt(value, path) !== undefined && !findNull(value, path);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);
}

function tell(together: readonly [Missing, ...Missing[]], report: Report): void {
  const [{ file, area, path, removal, from }] = together;
  const keys = quoteNames(together.map((one) => one.path.join('.')));
  if (removal) report({ file, path: removal }, { keys, area, state: 'removed' });
  else report({ file, path: [area, ...path], part: 'key' }, { keys, area, ...(from && { from }) });
}

function tellOfBase({ area, path }: Missing, report: Report): void {
  const file = configPaths.settings(area);
  report({ file, path: [...path], part: 'key' }, { keys: quoteNames([path.join('.')]), area, base: file });
}
