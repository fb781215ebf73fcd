import type { BrandTheme } from '../../../catalogue/subject';
import { type ColorRole, type ColorRoles, contrastPairs } from '../../../model/theme/color-roles';
import { roundContrast } from '../../../model/theme/contrast';
import type { Params } from '../../findings/config-finding';
import { ofBrands, type Report } from '../rule';
import {
  type Changes,
  type Failure,
  findColor,
  findFailures,
  findRepairs,
  listFailuresOf,
  type Repair,
} from './find-repairs';

type Mode = 'light' | 'dark';

/** A stated colour that only its author may change. */
interface Blame {
  /** Undefined stands for the palette. */
  role: ColorRole | undefined;
  failures: readonly Failure[];
  /** The nearest readable colour. */
  readable: string | undefined;
}

/** Roles that stand on another, then those that others stand on. */
const pairedRoles = [...new Set([...contrastPairs.map(([front]) => front), ...contrastPairs.map(([, back]) => back)])];

/** Derived colours are computed for these grounds. A failing pair comes from two stated colours. */
const grounds: readonly ColorRole[] = ['surface', 'canvas', 'surface-raised'];

/**
 * WCAG 2.2 AA for every pair of roles that meet, in both modes (A11Y-4). One wrong colour, with the roles derived from
 * it, breaks many pairs. The check reports the stated colours that explain most failures, with their worst pair. A fix
 * moves only what stands on a stated ground. Overlay text is black or white, so one of them is always readable.
 */
export const rule = ofBrands(({ theme }, report) => {
  if (!theme) return;
  for (const mode of ['light', 'dark'] as const) {
    if (findFailures(theme.resolved[mode]).length > 0) tellMode(theme, mode, report);
  }
});

function tellMode({ file, own, resolve }: BrandTheme, mode: Mode, report: Report): void {
  const stated = pairedRoles.filter((role) => own[mode]?.[role] !== undefined);
  const rolesWith = (changes: Changes) => resolve({ ...own, [mode]: { ...own[mode], ...changes } })[mode];
  const { repairs, blamed } = findChanges(stated, rolesWith);
  for (const { role, failures, readable } of blamed) {
    const path = role === undefined ? ['palette', 'primary', 'pure'] : [mode, role];
    report({ file, path }, { ...describeWorst(failures, mode), ...(readable !== undefined && { readable }) });
  }
  for (const { role, color, failures } of repairs.filter(({ role }) => stated.includes(role))) {
    const params = { ...describeWorst(failures, mode), repaired: color };
    report({ file, path: [mode, role] }, params, { kind: 'set-value', value: color });
  }
  for (const [ground, added] of groupByGround(repairs, stated)) {
    const keys = Object.fromEntries(added.map(({ role, color }) => [role, color]));
    const worst = describeWorst(
      added.flatMap(({ failures }) => failures),
      mode,
    );
    const told = added.map(({ role, color }) => `"${role}": "${color}"`).join(', ');
    report({ file, path: [mode, ground] }, { ...worst, added: told }, { kind: 'add-keys', keys });
  }
}

/** Colours for roles that the theme does not state, by the stated ground that they are for. */
function groupByGround(repairs: readonly Repair[], stated: readonly ColorRole[]): Map<ColorRole, Repair[]> {
  const groups = new Map<ColorRole, Repair[]>();
  for (const repair of repairs) {
    const ground = repair.failures.find(({ back }) => stated.includes(back))?.back;
    if (ground === undefined || stated.includes(repair.role)) continue;
    groups.set(ground, [...(groups.get(ground) ?? []), repair]);
  }
  return groups;
}

interface Outcome {
  repairs: readonly Repair[];
  blamed: readonly Blame[];
}

/** New colours, and the colours to change by hand. A ground that no single colour mends gets no advice. */
function findChanges(stated: readonly ColorRole[], rolesWith: (changes: Changes) => ColorRoles): Outcome {
  const unadvised: ColorRole[] = [];
  for (;;) {
    const { left, ...outcome } = findOutcome(stated, unadvised, rolesWith);
    const clashing = outcome.blamed.filter((blame) => isOfGround(blame) && blame.readable !== undefined);
    if (left.length === 0 || clashing.length === 0) return outcome;
    unadvised.push(...clashing.flatMap(({ role }) => role ?? []));
  }
}

/**
 * The needs of the others are computed as if the blamed colours were readable, so that one wrong colour is one finding.
 *
 * @param unadvised roles without a readable colour
 * @returns failures that only the blamed grounds explain in `left`
 */
function findOutcome(
  stated: readonly ColorRole[],
  unadvised: readonly ColorRole[],
  rolesWith: (changes: Changes) => ColorRoles,
): Outcome & { left: readonly Failure[] } {
  const blamed: Blame[] = [];
  let changes: Changes = {};
  for (;;) {
    const rolesNow = (change: Changes) => rolesWith({ ...changes, ...change });
    const isOpen = ({ front, back }: Failure) => !blamed.some(({ role }) => role === front || role === back);
    const found = findRepairs(stated, rolesNow);
    const repairs = found.repairs.filter((repair) => repair.failures.some(isOpen));
    const left = found.left.filter(isOpen);
    const failures = findFailures(rolesNow({}));
    const countOf = (role: ColorRole) => listFailuresOf(role, failures).length;
    const suspects = stated
      .filter((role) => listFailuresOf(role, failures.filter(isOpen)).length > 0)
      .toSorted((one, other) => countOf(other) - countOf(one));
    const [first] = suspects.filter((role) => listFailuresOf(role, left).length > 0);
    // Two derived colours clash only because of a ground.
    if (left.length === 0 || (first === undefined && blamed.some(isOfGround))) return { repairs, blamed, left };
    const [best] = suspects
      .filter((role) => !unadvised.includes(role))
      .flatMap((role) => findColor(role, stated, failures, rolesNow) ?? [])
      .toSorted((one, other) => one.left.length - other.left.length);
    const role = best?.role ?? first ?? grounds.find((ground) => stated.includes(ground));
    const own = role === undefined ? [] : listFailuresOf(role, failures);
    blamed.push({ role, failures: own.length > 0 ? own : left, readable: best?.color });
    if (best) changes = { ...changes, [best.role]: best.color };
  }
}

/** Whether a finding blames a ground, or the palette that all grounds derive from. */
function isOfGround({ role }: Blame): boolean {
  return role === undefined || grounds.includes(role);
}

function describeWorst(failures: readonly Failure[], mode: Mode): Params {
  const { front, back, contrast, least } = failures.reduce((one, other) =>
    other.contrast / other.least < one.contrast / one.least ? other : one,
  );
  return { front, back, mode, contrast: roundContrast(contrast), least };
}
