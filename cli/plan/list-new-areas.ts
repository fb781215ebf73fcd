import type { AreaSubject, BrandSubject } from '../../catalogue/subject';
import { listNewSettings, subjectOf } from './list-setting-risks';
import { listOwnLegalWords } from './list-word-risks';
import type { PlanTree } from './read-plan-tree';
import { type Risk, riskCategories } from './risk';

/** Promises, links and tracking of a brand in a new area. Prices are listed as risks. */
export interface NewArea {
  /** `acme BR` */
  subject: string;
  /** By category. */
  facts: readonly Fact[];
}

export type Fact = Pick<Risk, 'category' | 'rule' | 'params' | 'after'>;

/** For areas that only the later tree has. */
export function listNewAreas(before: PlanTree, after: PlanTree): NewArea[] {
  return [...after.brands.values()].flatMap((brand) => {
    const known = before.brands.get(brand.id)?.areas.map(({ area }) => area) ?? [];
    return brand.areas.filter(({ area }) => !known.includes(area)).map((area) => describeArea(brand, area, after));
  });
}

function describeArea(brand: BrandSubject, area: AreaSubject, tree: PlanTree): NewArea {
  const settings = listNewSettings(area, tree).map(
    ({ category, rule, params, after }): Fact => ({ category, rule, params, after }),
  );
  const words = listOwnLegalWords(brand, area).map((one): Fact => ({ category: 'LEGAL', rule: 'words', ...one }));
  const facts = [...settings, ...words];
  return {
    subject: subjectOf(brand.id, area.area),
    facts: riskCategories.flatMap((category) => facts.filter((fact) => fact.category === category)),
  };
}
