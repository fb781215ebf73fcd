import type { JSONPath } from 'jsonc-parser';
import { areas, type Environment, environments } from '../../../catalogue/catalogue';
import type { Brand } from '../../../schemas/generated/types';
import { isNamedAfter } from '../is-named-after';
import { ofBrands } from '../rule';
import { findLetters, type PlanIds, splitMarks } from './split-marks';

/** A plan of a brand with three different ids. */
interface MarkedPlan {
  path: JSONPath;
  ids: PlanIds;
  /** Part in which each id differs from the others. */
  parts: PlanIds;
}

/** The most costly mix-up first: a plan has one finding. */
const order = ['production', 'homolog', 'test'] as const satisfies readonly Environment[];

/** Number of plans that must agree on a mark, if it is no word. */
const fewestAgreeing = 2;

/**
 * An id must not have the mark of another environment: a common word such as HML, or the letters that two plans of the
 * brand give the other environment, and no other plan this one.
 */
export const rule = ofBrands(({ brand, file }, report) => {
  const plans = listPlans(brand);
  for (const plan of plans) {
    const environment = order.find((one) => findOwner(plan, one, plans) !== undefined);
    const owner = environment && findOwner(plan, environment, plans);
    if (!owner) continue;
    const meant = guessId(plan, environment, owner, plans);
    report(
      { file, path: [...plan.path, environment] },
      { id: plan.ids[environment], environment, owner, ...(meant !== undefined && { meant }) },
    );
  }
});

type Plans = Readonly<Record<string, { planId?: Partial<PlanIds> } | undefined>>;

function listPlans(brand: Brand): MarkedPlan[] {
  return (['all', ...areas] as const).flatMap((part) => [
    ...listMarked([part, 'plans'], brand[part]?.plans),
    ...listMarked([part, 'mz', 'methods'], brand[part]?.mz?.methods),
  ]);
}

function listMarked(path: JSONPath, plans: Plans = {}): MarkedPlan[] {
  return Object.entries(plans ?? {}).flatMap(([name, plan]) => {
    const { test, homolog, production } = plan?.planId ?? {};
    if (!test || !homolog || !production) return [];
    const ids = { test, homolog, production };
    // An id of two environments has its own check.
    if (new Set(Object.values(ids)).size < environments.length) return [];
    return [{ path: [...path, name, 'planId'], ids, parts: splitMarks(ids) }];
  });
}

/** The other environment whose mark an id has. */
function findOwner(plan: MarkedPlan, environment: Environment, plans: readonly MarkedPlan[]): Environment | undefined {
  const part = plan.parts[environment];
  if (isNamedAfter(part, environment)) return undefined;
  const others = environments.filter((other) => other !== environment);
  const letters = markOf(plan, environment);
  const isUsual = plans.some((other) => other !== plan && markOf(other, environment) === letters);
  return (
    others.find((other) => isNamedAfter(part, other) && !isInAllIds(plan, other)) ??
    (letters === undefined || isUsual
      ? undefined
      : others.find((other) => plans.filter((one) => markOf(one, other) === letters).length >= fewestAgreeing))
  );
}

/** Whether all ids have the word of an environment, as part of the product's name. */
function isInAllIds({ parts }: MarkedPlan, environment: Environment): boolean {
  return environments.every((one) => isNamedAfter(parts[one], environment));
}

function markOf({ parts }: MarkedPlan, environment: Environment): string | undefined {
  return findLetters(parts[environment])?.toUpperCase();
}

/** The id that was probably meant: the other environment's if both are swapped, else that one with the usual mark. */
function guessId(
  plan: MarkedPlan,
  environment: Environment,
  owner: Environment,
  plans: readonly MarkedPlan[],
): string | undefined {
  if (findOwner(plan, owner, plans) === environment) return plan.ids[owner];
  const letters = findLetters(plan.parts[owner]);
  const alike = plans.find((other) => other !== plan && letters && findLetters(other.parts[owner]) === letters);
  const mark = alike && findLetters(alike.parts[environment]);
  if (letters === undefined || mark === undefined) return undefined;
  const start = plan.ids[owner].lastIndexOf(letters);
  return plan.ids[owner].slice(0, start) + mark + plan.ids[owner].slice(start + letters.length);
}
