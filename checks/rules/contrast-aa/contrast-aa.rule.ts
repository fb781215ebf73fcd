import type { Params } from '../../../catalogue/findings/config-finding';
import type { BrandTheme } from '../../../catalogue/subject';
import { type ColorRole, type ColorRoles, contrastPairs } from '../../../model/theme/color-roles';
import type { Report, Rule } from '../rule';
import { type Failure, findFailures, findRepairs, listFailuresOf, type Repair } from './find-repairs';

type Mode = 'light' | 'dark';

/** Roles with the failures that each one causes; undefined stands for the palette. */
type Blamed = Map<ColorRole | undefined, readonly Failure[]>;

/** Roles that stand on another, then those that others stand on. */
const pairedRoles = [...new Set([...contrastPairs.map(([front]) => front), ...contrastPairs.map(([, back]) => back)])];

/** Derived colours are computed for these grounds. A failing pair comes from two stated colours. */
const grounds: readonly ColorRole[] = ['surface', 'canvas', 'surface-raised'];

/**
 * WCAG 2.2 AA for every pair of roles that meet, in both modes (A11Y-4). One wrong colour, with the roles derived from
 * it, breaks many pairs. The check reports the stated colours that explain most failures, with their worst pair.
 * Overlay text is black or white, so one of them is always readable.
 */
export const rule: Rule = {
  subject: 'brand',
  check: ({ theme }, report) => {
    if (!theme) return;
    for (const mode of ['light', 'dark'] as const) {
      if (findFailures(theme.resolved[mode]).length > 0) tellMode(theme, mode, report);
    }
  },
};

function tellMode({ file, own, resolve }: BrandTheme, mode: Mode, report: Report): void {
  const stated = pairedRoles.filter((role) => own[mode]?.[role] !== undefined);
  const rolesWith = (changes: Partial<ColorRoles>) => resolve({ ...own, [mode]: { ...own[mode], ...changes } })[mode];
  const { repairs, blamed } = findChanges(stated, rolesWith);
  for (const { role, color, failures } of repairs) {
    const params = { ...describeWorst(failures, mode), repaired: color };
    report({ file, path: [mode, role] }, params, { kind: 'set-value', value: color });
  }
  for (const [role, failures] of blamed) {
    const path = role === undefined ? ['palette', 'primary', 'pure'] : [mode, role];
    report({ file, path }, describeWorst(failures, mode));
  }
}

/** New colours, and roles to change by hand. No role is in both, because its finding would remain after the change. */
function findChanges(
  stated: readonly ColorRole[],
  rolesWith: (changes: Partial<ColorRoles>) => ColorRoles,
): { repairs: readonly Repair[]; blamed: Blamed } {
  const byHand = new Set<ColorRole>();
  for (;;) {
    const { repairs, left } = findRepairs(stated, (role) => !byHand.has(role), rolesWith);
    const blamed = listBlamed(left, stated);
    const both = repairs.filter(({ role }) => blamed.has(role));
    if (both.length === 0) return { repairs, blamed };
    for (const { role } of both) byHand.add(role);
  }
}

function listBlamed(left: readonly Failure[], stated: readonly ColorRole[]): Blamed {
  const blamed: Blamed = new Map();
  let failures = left;
  while (failures.length > 0) {
    const culprit = findCulprit(failures, stated);
    const role = culprit ?? grounds.find((ground) => stated.includes(ground));
    const ofRole = culprit === undefined ? failures : listFailuresOf(culprit, failures);
    blamed.set(role, blamed.get(role) ?? ofRole);
    failures = failures.filter((failure) => !ofRole.includes(failure));
  }
  return blamed;
}

/** The stated role in most failing pairs; for equal counts, the one in front. */
function findCulprit(failures: readonly Failure[], stated: readonly ColorRole[]): ColorRole | undefined {
  const [first, ...others] = stated.filter((role) => listFailuresOf(role, failures).length > 0);
  if (first === undefined) return undefined;
  const countOf = (role: ColorRole) => listFailuresOf(role, failures).length;
  return others.reduce((most, role) => (countOf(role) > countOf(most) ? role : most), first);
}

function describeWorst(failures: readonly Failure[], mode: Mode): Params {
  const { front, back, contrast, least } = failures.reduce((one, other) =>
    other.contrast / other.least < one.contrast / one.least ? other : one,
  );
  return { front, back, mode, contrast: Math.floor(contrast * 100) / 100, least };
}
