import { type Environment, environments } from '../../../catalogue/catalogue';
import { findNameIn, isNamedAfter } from '../is-named-after';
import { listStatedPlans, type StatedPlan } from '../list-stated-plans';
import { ofBrands } from '../rule';

type PlanIds = Readonly<Record<Environment, string>>;

/** The most costly mix-up first: a plan has one finding. */
const order = ['production', 'homolog', 'test'] as const satisfies readonly Environment[];

/** An id must not name another environment by a common word such as HML. */
export const rule = ofBrands(({ brand, file }, report) => {
  const plans = listStatedPlans(brand).filter(hasThreeIds);
  for (const { path, ids } of plans) {
    const environment = order.find((one) => findOwner(ids, one) !== undefined);
    const owner = environment && findOwner(ids, environment);
    if (!owner) continue;
    const others = plans.map((plan) => plan.ids).filter((one) => one !== ids);
    const intended = guessId(ids, environment, owner, others);
    const params = { id: ids[environment], environment, owner, ...(intended !== undefined && { intended }) };
    report({ file, path: [...path, 'planId', environment] }, params);
  }
});

/** An id of two environments has its own check. */
function hasThreeIds(plan: StatedPlan): plan is StatedPlan & { ids: PlanIds } {
  return new Set(environments.flatMap((environment) => plan.ids[environment] ?? [])).size === environments.length;
}

/** The other environment that an id names. A word that all ids have is part of the product's name. */
function findOwner(ids: PlanIds, environment: Environment): Environment | undefined {
  const isInAll = (word: Environment) => environments.every((one) => isNamedAfter(ids[one], word));
  const named = environments.filter((word) => isNamedAfter(ids[environment], word) && !isInAll(word));
  return named.includes(environment) ? undefined : named[0];
}

/** The id that was probably meant: the other environment's if both are swapped, else that one with the usual word. */
function guessId(
  ids: PlanIds,
  environment: Environment,
  owner: Environment,
  others: readonly PlanIds[],
): string | undefined {
  if (findOwner(ids, owner) === environment) return ids[owner];
  const word = findNameIn(ids[owner], owner);
  const usual = others.find((other) => findNameIn(other[owner], owner) === word);
  const name = usual && findNameIn(usual[environment], environment);
  return word === undefined || name === undefined ? undefined : ids[owner].replace(word, name);
}
