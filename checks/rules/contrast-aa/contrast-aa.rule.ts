import type { BrandTheme } from '../../../catalogue/subject';
import { type ColorRole, contrastPairs } from '../../../model/theme/color-roles';
import { roundContrast } from '../../../model/theme/contrast';
import type { Params } from '../../findings/config-finding';
import { ofBrands, type Report } from '../rule';
import { type Changes, type Failure, findFailures, findWrongColors, type WrongColor } from './find-wrong-colors';

type Mode = 'light' | 'dark';

/** Roles that stand on another, then those that others stand on. */
const pairedRoles = [...new Set([...contrastPairs.map(([front]) => front), ...contrastPairs.map(([, back]) => back)])];

/**
 * WCAG 2.2 AA for every pair of roles that meet, in both modes (A11Y-4). One wrong colour, with the roles derived from
 * it, breaks many pairs. The check reports the stated colours that explain most failures, with their worst pair. A fix
 * moves only what stands on a stated ground. Overlay text is black or white, so one of them is always readable.
 */
export const rule = ofBrands(({ theme }, report) => {
  if (!theme) return;
  for (const mode of ['light', 'dark'] as const)
    if (findFailures(theme.resolved[mode]).length > 0) checkMode(theme, mode, report);
});

function checkMode({ file, own, resolve }: BrandTheme, mode: Mode, report: Report): void {
  const stated = pairedRoles.filter((role) => own[mode]?.[role] !== undefined);
  const wrong = findWrongColors(
    stated,
    (changes: Changes) => resolve({ ...own, [mode]: { ...own[mode], ...changes } })[mode],
  );
  const added = new Map<ColorRole, WrongColor[]>();
  for (const color of wrong) {
    const { role, failures, readable, isInk } = color;
    const ground = failures.find(({ back }) => stated.includes(back))?.back;
    const place = { file, path: role === undefined ? ['palette', 'primary', 'pure'] : [mode, role] };
    const params = describeWorst(failures, mode);
    if (readable === undefined || !isInk) report(place, { ...params, ...(readable !== undefined && { readable }) });
    else if (role !== undefined && stated.includes(role))
      report(place, { ...params, repaired: readable }, { kind: 'set-value', value: readable });
    else if (ground !== undefined) added.set(ground, [...(added.get(ground) ?? []), color]);
  }
  for (const [ground, colors] of added) {
    const keys = Object.fromEntries(colors.map(({ role, readable }) => [role, readable])) as Record<string, string>;
    const written = Object.entries(keys).map(([role, color]) => `"${role}": "${color}"`);
    const failures = colors.flatMap((color) => color.failures);
    const params = { ...describeWorst(failures, mode), added: written.join(', ') };
    report({ file, path: [mode, ground] }, params, { kind: 'add-keys', keys });
  }
}

function describeWorst(failures: readonly Failure[], mode: Mode): Params {
  const { front, back, contrast, least } = failures.reduce((one, other) =>
    other.contrast / other.least < one.contrast / one.least ? other : one,
  );
  return { front, back, mode, contrast: roundContrast(contrast), least };
}
