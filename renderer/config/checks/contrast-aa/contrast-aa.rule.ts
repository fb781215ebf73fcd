import { clampChroma, converter, formatHex } from 'culori';
import { type ColorRole, type ColorRoles, contrastPairs } from '../../../theme/color-roles';
import { contrastOf } from '../../../theme/contrast';
import type { ResolvedTheme } from '../../../theme/resolve-theme';
import type { BrandSubject, Report, Rule } from '../rule';

type Mode = 'light' | 'dark';

const toOklch = converter('oklch');

interface Failure {
  front: ColorRole;
  back: ColorRole;
  contrast: number;
  least: number;
}

/**
 * WCAG 2.2 AA of every pair of roles that stand on each other, in both modes (A11Y-4). One wrong colour spoils many pairs:
 * the roles that explain most are told, with the worst of their pairs. Words on the loading overlay are white or black,
 * one of which reads on any colour.
 */
export const rule: Rule = {
  subject: 'brand',
  check: ({ theme }, report) => {
    if (!theme) return;
    for (const mode of ['light', 'dark'] as const) {
      let failures = findFailures(theme.resolved, mode);
      while (failures.length > 0) {
        const role = findCulprit(failures, Object.keys(theme.own[mode] ?? {}));
        const ofRole = failures.filter(({ front, back }) => front === role || back === role);
        tell(theme, mode, role, ofRole, report);
        failures = failures.filter((failure) => !ofRole.includes(failure));
      }
    }
  },
};

function findFailures(theme: ResolvedTheme, mode: Mode): Failure[] {
  const roles = theme[mode];
  const failures: Failure[] = [];
  for (const [front, back, least] of contrastPairs) {
    const contrast = contrastOf(roles[front], roles[back]);
    if (contrast < least) failures.push({ front, back, contrast, least });
  }
  return failures;
}

/** The role in most of the failing pairs; of two alike the one that the brand states, then the one in front. */
function findCulprit(failures: readonly Failure[], stated: readonly string[]): ColorRole {
  const roles = [...new Set([...failures.map(({ front }) => front), ...failures.map(({ back }) => back)])];
  const weightOf = (role: ColorRole) =>
    failures.filter(({ front, back }) => front === role || back === role).length * 2 + (stated.includes(role) ? 1 : 0);
  return roles.reduce((most, role) => (weightOf(role) > weightOf(most) ? role : most));
}

function tell(
  { file, resolved }: NonNullable<BrandSubject['theme']>,
  mode: Mode,
  role: ColorRole,
  failures: readonly Failure[],
  report: Report,
): void {
  const worst = failures.reduce((one, other) =>
    other.contrast / other.least < one.contrast / one.least ? other : one,
  );
  const { front, back, least } = worst;
  const repaired = findReadable(resolved[mode], role);
  const params = {
    front,
    back,
    mode,
    contrast: round(worst.contrast),
    least,
    ...(repaired !== undefined && { repaired }),
  };
  // Where the brand states no colour for the role there is nothing to change.
  report(
    { file, path: [mode, role] },
    params,
    repaired === undefined ? undefined : { kind: 'set-value', value: repaired },
  );
}

/** The colour of a role made just so much darker or lighter that it reads on all that it stands on. */
function findReadable(roles: ColorRoles, role: ColorRole): string | undefined {
  const color = toOklch(roles[role]);
  if (!color) return undefined;
  const steps = Array.from(
    { length: 200 },
    (_, index) => (Math.floor(index / 2) + 1) * (index % 2 === 0 ? -0.01 : 0.01),
  );
  const candidates = steps
    .map((step) => color.l + step)
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((l) => formatHex(clampChroma({ ...color, l }, 'oklch')));
  return candidates.find((candidate) => isReadable({ ...roles, [role]: candidate }, role));
}

function isReadable(roles: ColorRoles, role: ColorRole): boolean {
  const pairs = contrastPairs.filter(([front, back]) => front === role || back === role);
  return pairs.every(([front, back, least]) => contrastOf(roles[front], roles[back]) >= least);
}

function round(contrast: number): number {
  return Math.floor(contrast * 100) / 100;
}
