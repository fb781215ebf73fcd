import { isBrandFile } from '../../catalogue/config-paths';
import type { AreaSubject } from '../../catalogue/subject';
import { selectBrandArea, selectFallbackArea } from '../../renderer/checkout/select-brand';
import { buildChange, type ChangeSources } from './build-change';
import { type Change, joinSubjects } from './change';
import { categories, findChangeRule, isRisk } from './change-table';
import { compareFacts, type Difference, foldFollowing } from './compare-facts';
import { Facts } from './fact';
import { findRenames, type Rename } from './find-renames';
import { listEffects, type ScreenEffect } from './list-effects';
import { listFacts, subjectOf } from './list-facts';
import type { PlanTree } from './read-plan-tree';

/** Effects of a change of brands, flows and copy on buyers. */
export interface Plan {
  /** Renamed brands; other changes use the new name. */
  renamed: readonly Rename[];
  /** Brands in an area, such as `acme BR`, that only one side has. */
  removed: readonly string[];
  added: readonly string[];
  /** What the old links of each removed one open. */
  heirs: readonly string[];
  /** Other facts of areas that only the new side has, besides prices. */
  newAreas: readonly NewArea[];
  /** Changes that a reviewer must see first, by category. */
  risks: readonly Change[];
  /** Other changed values. */
  edits: readonly Change[];
  effects: readonly ScreenEffect[];
}

/** Promises, links and tracking of a brand in a new area. Prices are listed as risks. */
export interface NewArea {
  /** `acme BR` */
  subject: string;
  facts: readonly Change[];
}

/** Two resolved trees → differences for buyers. */
export function buildPlan(before: PlanTree, after: PlanTree): Plan {
  const renamed = findRenames(before, after);
  const laterOf = (id: string) => renamed.find(({ from }) => from === id)?.to ?? id;
  const [oldAreas, areas] = [listAreas(before, laterOf), listAreas(after)];
  const differences = listDifferences(renameFacts(listFacts(before), laterOf), listFacts(after), areas);
  const removed = [...oldAreas].filter(([subject]) => !areas.has(subject));
  const added = [...areas].filter(([subject]) => !oldAreas.has(subject));
  const sources: ChangeSources = { before, after, renamed, oldAreas, areas };
  const buildChanges = (subject: string, isWanted: (difference: Difference) => boolean = () => true) =>
    foldFollowing((differences.get(subject) ?? []).filter(isWanted)).map((difference) =>
      buildChange(subject, difference, sources),
    );
  const changes = [...differences.keys()].flatMap((subject) => {
    const area = oldAreas.has(subject) ? undefined : areas.get(subject);
    return buildChanges(subject, area && ((difference) => isRiskOfNewArea(difference, area)));
  });
  const joined = joinSubjects(changes.sort((one, other) => rankOf(one) - rankOf(other)));
  const ordered = categories.flatMap((category) => joined.filter((change) => change.category === category));
  return {
    renamed,
    removed: removed.map(([subject]) => subject),
    added: added.map(([subject]) => subject),
    heirs: removed.map(([, area]) => findHeir(area, after)),
    newAreas: added.map(([subject, area]) => ({
      subject,
      facts: buildChanges(subject, (difference) => isFactOfNewArea(difference, area)),
    })),
    risks: ordered.filter(({ category }) => isRisk(category)),
    edits: ordered.filter(({ category }) => !isRisk(category)),
    effects: listEffects(oldAreas, areas, differences),
  };
}

/** What comes after settings, in this order. */
const laterGroups = ['words', 'flow', 'frame', 'methodFlag', 'flag'];

function rankOf({ path }: Change): number {
  return laterGroups.indexOf(path.split('.')[0] ?? '');
}

/** Areas of all brands by subject. */
function listAreas({ brands }: PlanTree, laterOf = (id: string) => id): Map<string, AreaSubject> {
  const areas = [...brands.values()].flatMap((brand) => brand.areas);
  return new Map(
    areas.map((area) => {
      const brandId = laterOf(area.brandId);
      return [subjectOf(brandId, area.area), { ...area, brandId }];
    }),
  );
}

/** Facts under the later names of the brands, also where another brand names one. */
function renameFacts(all: ReadonlyMap<string, Facts>, laterOf: (id: string) => string): Map<string, Facts> {
  return new Map(
    [...all].map(([subject, facts]) => {
      for (const path of ['upsell.theme', 'brand.first']) {
        const fact = facts.values.get(path);
        if (fact) facts.values.set(path, { ...fact, value: laterOf(String(fact.value)) });
      }
      const [brandId = '', ...area] = subject.split(' ');
      return [[laterOf(brandId), ...area].join(' '), facts];
    }),
  );
}

/** Differences of each subject that both sides have; of a new area, all of its facts. */
function listDifferences(
  before: ReadonlyMap<string, Facts>,
  after: ReadonlyMap<string, Facts>,
  areas: ReadonlyMap<string, AreaSubject>,
): Map<string, Difference[]> {
  const differences = new Map<string, Difference[]>();
  for (const [subject, now] of after) {
    const old = before.get(subject) ?? (areas.has(subject) ? new Facts() : undefined);
    if (old) differences.set(subject, compareFacts(old, now));
  }
  return differences;
}

/** Whether a fact of a new area is a risk: its own prices, and what its flows charge. */
function isRiskOfNewArea({ path, is }: Difference, { file }: AreaSubject): boolean {
  if (/^(?:flow|sale|waiver)\./.test(path)) return true;
  return findChangeRule(path).category === 'MONEY' && is?.place().file === file;
}

/** Whether a new area is described by a value: of links, only the production targets; of texts, only its brand's own. */
function isFactOfNewArea({ path, is }: Difference, { brandId }: AreaSubject): boolean {
  const { category } = findChangeRule(path);
  const isOwn = !path.startsWith('words.') || isBrandFile(brandId, is?.place().file ?? '');
  const isEmpty = Array.isArray(is?.value) && is.value.length === 0;
  const isOther = /^links\.(?:test|homolog)\.|^(?:flow|sale|waiver)\.|^forcedOrder$/.test(path);
  return category !== 'MONEY' && isRisk(category) && isOwn && !isEmpty && !isOther;
}

/** Spec 1: the area that claims the product code now, else the first brand. */
function findHeir({ settings, area }: AreaSubject, { catalogue }: PlanTree): string {
  const lang = area === 'MZ' ? 'pt-MZ' : undefined;
  const heir = selectBrandArea(catalogue, [settings.productCode], lang) ?? selectFallbackArea(catalogue);
  return subjectOf(heir.brandId, heir.area);
}
