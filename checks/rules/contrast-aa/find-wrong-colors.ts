import { clampChroma, converter, formatHex } from 'culori';
import { type ColorRole, type ColorRoles, contrastPairs } from '../../../model/theme/color-roles';
import { contrastOf } from '../../../model/theme/contrast';

const toOklch = converter('oklch');

/** A pair of roles without enough contrast. */
export interface Failure {
  front: ColorRole;
  back: ColorRole;
  contrast: number;
  least: number;
}

/** A colour that should change. */
export interface WrongColor {
  /** Undefined stands for the palette, from which the failing roles derive. */
  role: ColorRole | undefined;
  failures: readonly Failure[];
  /** The nearest readable colour; undefined if no single colour mends it. */
  readable: string | undefined;
  /** Whether it stands on a ground that somebody chose, which keeps its colour. */
  isInk: boolean;
}

export type Changes = Partial<ColorRoles>;
type RolesWith = (changes: Changes) => ColorRoles;

/** Derived colours are computed for these grounds. A failing pair comes from two stated colours. */
const grounds: readonly ColorRole[] = ['surface', 'canvas', 'surface-raised'];

/** Text and lines: roles that stand on others and carry nothing themselves. */
const inks = [...new Set(contrastPairs.map(([front]) => front))].filter(
  (front) => !contrastPairs.some(([, back]) => back === front),
);

/**
 * The fewest colours whose change mends all pairs, each computed with the earlier ones applied, so that all fit
 * together. What stands on a stated ground changes before the ground does.
 *
 * @param stated roles whose colours somebody chose
 * @param rolesWith the mode's roles after a change: other roles derive from the stated ones
 * @param unadvised stated roles for which no colour is proposed
 */
export function findWrongColors(
  stated: readonly ColorRole[],
  rolesWith: RolesWith,
  unadvised: readonly ColorRole[] = [],
): WrongColor[] {
  const blamed: WrongColor[] = [];
  let changes: Changes = {};
  for (;;) {
    // As if the blamed colours were readable, so that one wrong colour is one finding.
    const rolesNow: RolesWith = (change) => rolesWith({ ...changes, ...change });
    const isOpen = ({ front, back }: Failure) => !blamed.some(({ role }) => role === front || role === back);
    const found = moveInks(stated, rolesNow);
    const left = found.left.filter(isOpen);
    const failures = findFailures(rolesNow({}));
    const suspects = stated
      .filter((role) => listFailuresOf(role, failures.filter(isOpen)).length > 0)
      .toSorted((one, other) => listFailuresOf(other, failures).length - listFailuresOf(one, failures).length);
    const first = suspects.find((role) => listFailuresOf(role, left).length > 0);
    const blamedGrounds = blamed.filter(({ role }) => role === undefined || grounds.includes(role));
    // Two derived colours clash only because of a ground.
    if (left.length === 0 || (first === undefined && blamedGrounds.length > 0)) {
      const clashing = blamedGrounds.flatMap(({ role, readable }) => (role && readable ? [role] : []));
      if (left.length > 0 && clashing.length > 0)
        return findWrongColors(stated, rolesWith, [...unadvised, ...clashing]);
      return [...blamed, ...found.inks.filter((ink) => ink.failures.some(isOpen))];
    }
    const candidates = suspects.filter((role) => !unadvised.includes(role));
    const best = findBestColor(candidates, stated, failures, rolesNow);
    const role = best?.role ?? first ?? grounds.find((ground) => stated.includes(ground));
    const own = role === undefined ? [] : listFailuresOf(role, failures);
    blamed.push({ role, failures: own.length > 0 ? own : left, readable: best?.color, isInk: false });
    if (best) changes = { ...changes, [best.role]: best.color };
  }
}

/** New colours for what stands on stated grounds; the one that mends most comes first. */
function moveInks(
  stated: readonly ColorRole[],
  rolesWith: RolesWith,
): { inks: WrongColor[]; left: readonly Failure[] } {
  const moved = new Map<ColorRole, WrongColor>();
  let changes: Changes = {};
  for (;;) {
    const rolesNow: RolesWith = (change) => rolesWith({ ...changes, ...change });
    const left = findFailures(rolesNow({}));
    const onStated = inks.filter((role) => left.some(({ front, back }) => front === role && stated.includes(back)));
    const best = findBestColor(onStated, stated, left, rolesNow);
    if (!best) return { inks: [...moved.values()], left };
    const { role, color } = best;
    const failures = moved.get(role)?.failures ?? listFailuresOf(role, left);
    moved.set(role, { role, failures, readable: color, isInk: true });
    changes = { ...changes, [role]: color };
  }
}

export function findFailures(roles: ColorRoles): Failure[] {
  return contrastPairs.flatMap(([front, back, least]) => {
    const contrast = contrastOf(roles[front], roles[back]);
    return contrast < least ? [{ front, back, contrast, least }] : [];
  });
}

function listFailuresOf(role: ColorRole, failures: readonly Failure[]): Failure[] {
  return failures.filter(({ front, back }) => front === role || back === role);
}

interface Change {
  role: ColorRole;
  color: string;
  /** Number of failures that remain. */
  left: number;
}

/** The role and colour that leave the fewest failures. */
function findBestColor(
  roles: readonly ColorRole[],
  stated: readonly ColorRole[],
  before: readonly Failure[],
  rolesWith: RolesWith,
): Change | undefined {
  const found = roles.flatMap((role) => findColor(role, stated, before, rolesWith) ?? []);
  return found.toSorted((one, other) => one.left - other.left)[0];
}

/** The colour changed in lightness just enough to be readable on all grounds, with the fewest remaining failures. */
function findColor(
  role: ColorRole,
  stated: readonly ColorRole[],
  before: readonly Failure[],
  rolesWith: RolesWith,
): Change | undefined {
  const roles = rolesWith({});
  const fixed = contrastPairs.filter(
    ([front, back]) => (front === role && stated.includes(back)) || (back === role && stated.includes(front)),
  );
  let best: Change | undefined;
  for (const color of listShades(roles[role])) {
    const own = { ...roles, [role]: color };
    // Stated roles stay, so a failure on them rules the colour out.
    if (fixed.some(([front, back, least]) => contrastOf(own[front], own[back]) < least)) continue;
    const left = findFailures(rolesWith({ [role]: color }));
    if (left.length >= (best?.left ?? before.length) || listFailuresOf(role, left).length > 0) continue;
    best = { role, color, left: left.length };
    if (left.length === 0) break;
  }
  return best;
}

/** A colour at every lightness, the nearest first. */
function listShades(color: string): string[] {
  const tone = toOklch(color);
  if (!tone) return [];
  return Array.from({ length: 200 }, (_, index) => (Math.floor(index / 2) + 1) * (index % 2 === 0 ? -0.01 : 0.01))
    .map((step) => tone.l + step)
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((l) => formatHex(clampChroma({ ...tone, l }, 'oklch')));
}
