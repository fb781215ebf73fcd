import { clampChroma, converter, formatHex } from 'culori';
import { type ColorRole, type ColorRoles, contrastPairs } from '../../../model/theme/color-roles';
import { contrastOf } from '../../../model/theme/contrast';

const toOklch = converter('oklch');

/** A pair of roles that cannot be read on each other. */
export interface Failure {
  front: ColorRole;
  back: ColorRole;
  contrast: number;
  least: number;
}

/** The colour that a role is to have, and the pairs that it spoils now. */
export interface Repair {
  role: ColorRole;
  color: string;
  failures: readonly Failure[];
}

type Changes = Partial<ColorRoles>;

export function findFailures(roles: ColorRoles): Failure[] {
  const failures: Failure[] = [];
  for (const [front, back, least] of contrastPairs) {
    const contrast = contrastOf(roles[front], roles[back]);
    if (contrast < least) failures.push({ front, back, contrast, least });
  }
  return failures;
}

export function listFailuresOf(role: ColorRole, failures: readonly Failure[]): Failure[] {
  return failures.filter(({ front, back }) => front === role || back === role);
}

/**
 * New colours for stated roles, each found on top of those before it, so that all of them together can be read; first the
 * one that mends most. What none of them mends is left.
 *
 * @param stated the roles in the order in which they are asked when they mend alike
 * @param isTried whether a role may have a new colour
 * @param rolesWith what the mode's roles become: those that are not stated derive from those that are
 */
export function findRepairs(
  stated: readonly ColorRole[],
  isTried: (role: ColorRole) => boolean,
  rolesWith: (changes: Changes) => ColorRoles,
): { repairs: Repair[]; left: Failure[] } {
  const repairs = new Map<ColorRole, Repair>();
  let changes: Changes = {};
  let left = findFailures(rolesWith(changes));
  while (left.length > 0) {
    const before = left;
    const [first, ...others] = stated
      .filter(isTried)
      .toSorted((one, other) => listFailuresOf(other, before).length - listFailuresOf(one, before).length)
      .flatMap((role) => findColor(role, stated, before, changes, rolesWith) ?? []);
    if (first === undefined) break;
    const best = others.reduce((most, other) => (other.left.length < most.left.length ? other : most), first);
    const { role, color } = best;
    const own = listFailuresOf(role, before);
    const failures = repairs.get(role)?.failures ?? (own.length > 0 ? own : before);
    repairs.set(role, { role, color, failures });
    changes = { ...changes, [role]: color };
    left = best.left;
  }
  return { repairs: [...repairs.values()], left };
}

interface Found {
  role: ColorRole;
  color: string;
  left: Failure[];
}

/** The colour of a role made just so much darker or lighter that it reads on all that it stands on, and that least is left. */
function findColor(
  role: ColorRole,
  stated: readonly ColorRole[],
  before: readonly Failure[],
  changes: Changes,
  rolesWith: (changes: Changes) => ColorRoles,
): Found | undefined {
  const roles = rolesWith(changes);
  const fixed = contrastPairs.filter(
    ([front, back]) => (front === role && stated.includes(back)) || (back === role && stated.includes(front)),
  );
  let best: Found | undefined;
  for (const color of listShades(roles[role])) {
    const own = { ...roles, [role]: color };
    // Roles that are stated stay as they are: what cannot be read on them needs no deriving.
    if (fixed.some(([front, back, least]) => contrastOf(own[front], own[back]) < least)) continue;
    const left = findFailures(rolesWith({ ...changes, [role]: color }));
    if (left.length >= (best?.left ?? before).length || listFailuresOf(role, left).length > 0) continue;
    best = { role, color, left };
    if (left.length === 0) break;
  }
  return best;
}

/** A colour in every lightness, the nearest first. */
function listShades(color: string): string[] {
  const tone = toOklch(color);
  if (!tone) return [];
  return Array.from({ length: 200 }, (_, index) => (Math.floor(index / 2) + 1) * (index % 2 === 0 ? -0.01 : 0.01))
    .map((step) => tone.l + step)
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((l) => formatHex(clampChroma({ ...tone, l }, 'oklch')));
}
