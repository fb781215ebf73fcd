import type { JSONPath } from 'jsonc-parser';
import type { AreaSettings } from '../../catalogue/catalogue';
import type { AreaSubject } from '../../catalogue/subject';
import type { Area } from '../../schemas/generated/types';
import { listChangedPaths, listLeaves } from './list-leaves';
import { followsPrice, listPayments } from './list-payments';
import type { PlanTree } from './read-plan-tree';
import type { Risk } from './risk';
import { findSettingRule, moneyRules, settingRules } from './setting-rules';

/**
 * Changed values of an area: products, questions and links. A new area lists only the brand's own money values. A
 * removed area is one change.
 */
export function listSettingRisks(before: PlanTree, after: PlanTree, brandId: string): Risk[] {
  return areasOf(after, brandId).flatMap((area) => {
    const old = areasOf(before, brandId).find((one) => one.area === area.area);
    const risks = compareAreas(old, area, after);
    return old ? risks : risks.filter(({ category, file }) => category === 'MONEY' && file === area.file);
  });
}

/** Values of a new area besides money. For links, only the production targets. */
export function listNewSettings(area: AreaSubject, after: PlanTree): Risk[] {
  return compareAreas(undefined, area, after).filter(
    ({ category, rule, params, after: value }) =>
      category !== 'MONEY' &&
      rule !== orderPath &&
      (!rule.startsWith('links.') || params.includes('production')) &&
      !(Array.isArray(value) && value.length === 0),
  );
}

function areasOf({ brands }: PlanTree, brandId: string): readonly AreaSubject[] {
  return brands.get(brandId)?.areas ?? [];
}

function compareAreas(old: AreaSubject | undefined, area: AreaSubject, after: PlanTree): Risk[] {
  const was = old ? listSettings(old.settings) : new Map<string, unknown>();
  const is = listSettings(area.settings);
  const paths = listChangedPaths(was, is);
  return paths.flatMap((path) => {
    if (paths.includes(priceOf(path)) && followsPrice(path, area)) return [];
    if (path === orderPath && ![was, is].some((side) => isOrder(side.get(path)))) return [];
    const found = findSettingRule(path);
    const category = found && settingRules[found.rule];
    if (!found || !category) return [];
    const place = area.placeOf(placeInFile(path, area.settings));
    const risk: Risk = {
      category,
      ...found,
      subjects: [subjectOf(area.brandId, area.area)],
      before: was.get(path),
      after: is.get(path),
      ...(moneyRules.has(found.rule) ? { currency: area.settings.currency } : {}),
      ...listPayments(path, old, area),
      ...after.locate(place),
    };
    return [risk];
  });
}

/** `plans.yearly.cycleAmount` → `plans.yearly.amount` */
function priceOf(path: string): string {
  return path.replace(/\.[^.]+$/, '.amount');
}

/** Name of a brand's area in a plan. */
export function subjectOf(brandId: string, area: Area): string {
  return `${brandId} ${area}`;
}

/**
 * Settings by path. Extra products use their id and vouchers their code, so that their order is no change. Forced flows
 * use their condition. The list of conditions is separate, because the first match wins.
 */
export function listSettings({
  extras = [],
  vouchers = [],
  forcedFlows = [],
  ...settings
}: AreaSettings): ReadonlyMap<string, unknown> {
  const isWhole = (path: string) => path.endsWith('.trial') || /^(?:vouchers|forcedFlows)\../.test(path);
  return listLeaves(
    {
      ...settings,
      extras: Object.fromEntries(extras.map(({ id, ...extra }) => [id, extra])),
      vouchers: Object.fromEntries(vouchers.map(({ code, ...voucher }) => [code.toUpperCase(), voucher])),
      forcedFlows: Object.fromEntries(forcedFlows.map(({ when, flow }) => [nameCondition(when), flow])),
      [orderPath]: forcedFlows.length > 0 ? forcedFlows.map(({ when }) => nameCondition(when)) : undefined,
    },
    isWhole,
  );
}

/** Path under which `listSettings` stores the order of the forced flows' conditions. */
const orderPath = 'forcedOrder';

/** A single condition has no order: adding or removing it is listed separately. */
function isOrder(conditions: unknown): boolean {
  return Array.isArray(conditions) && conditions.length > 1;
}

/** `voucher=black route=vip` */
function nameCondition(when: object): string {
  return Object.entries(when)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');
}

/** Path in the file of a value that `listSettings` renames. */
function placeInFile(path: string, { extras = [], vouchers = [], forcedFlows = [] }: AreaSettings): JSONPath {
  const [list, ...rest] = path.split('.');
  const name = rest.join('.');
  if (list === 'extras') {
    const [extraId, key = ''] = rest;
    const index = extras.findIndex(({ id }) => id === extraId);
    return index < 0 ? [list] : [list, index, key];
  }
  if (list === 'vouchers')
    return listPlace(
      list,
      vouchers.findIndex(({ code }) => code.toUpperCase() === name),
    );
  if (list === 'forcedFlows')
    return listPlace(
      list,
      forcedFlows.findIndex(({ when }) => nameCondition(when) === name),
    );
  return list === orderPath ? ['forcedFlows'] : path.split('.');
}

function listPlace(list: string, index: number): JSONPath {
  return index < 0 ? [list] : [list, index];
}
