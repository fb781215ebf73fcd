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

/** New colour of a role, and the pairs that fail now. */
export interface Repair {
  role: ColorRole;
  color: string;
  failures: readonly Failure[];
}

export type Changes = Partial<ColorRoles>;

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

/** Text and lines: roles that stand on others and carry nothing themselves. */
const inks = [...new Set(contrastPairs.map(([front]) => front))].filter(
  (front) => !contrastPairs.some(([, back]) => back === front),
);

/**
 * New colours for what stands on stated grounds, each computed with the earlier ones applied, so that all fit together.
 * The one that fixes most comes first. A ground keeps its colour, and so does text on a ground that nobody stated.
 *
 * @param stated roles whose colours somebody chose
 * @param rolesWith the mode's roles after a change: other roles derive from the stated ones
 * @returns failures without a fix in `left`
 */
export function findRepairs(
  stated: readonly ColorRole[],
  rolesWith: (changes: Changes) => ColorRoles,
): { repairs: Repair[]; left: Failure[] } {
  const repairs = new Map<ColorRole, Repair>();
  let changes: Changes = {};
  let left = findFailures(rolesWith(changes));
  while (left.length > 0) {
    const before = left;
    const [first, ...others] = inks
      .filter((role) => before.some(({ front, back }) => front === role && stated.includes(back)))
      .flatMap((role) => findColor(role, stated, before, (change) => rolesWith({ ...changes, ...change })) ?? []);
    if (first === undefined) break;
    const best = others.reduce((most, other) => (other.left.length < most.left.length ? other : most), first);
    const { role, color } = best;
    const failures = repairs.get(role)?.failures ?? listFailuresOf(role, before);
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

/** The colour changed in lightness just enough to be readable on all grounds, with the fewest remaining failures. */
export function findColor(
  role: ColorRole,
  stated: readonly ColorRole[],
  before: readonly Failure[],
  rolesWith: (changes: Changes) => ColorRoles,
): Found | undefined {
  const roles = rolesWith({});
  const fixed = contrastPairs.filter(
    ([front, back]) => (front === role && stated.includes(back)) || (back === role && stated.includes(front)),
  );
  let best: Found | undefined;
  for (const color of listShades(roles[role])) {
    const own = { ...roles, [role]: color };
    // Stated roles stay, so a failure on them rules the colour out.
    if (fixed.some(([front, back, least]) => contrastOf(own[front], own[back]) < least)) continue;
    const left = findFailures(rolesWith({ [role]: color }));
    if (left.length >= (best?.left ?? before).length || listFailuresOf(role, left).length > 0) continue;
    best = { role, color, left };
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
