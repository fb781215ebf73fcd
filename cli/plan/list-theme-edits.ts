import { brandTheme } from '../../catalogue/brand-theme';
import { base, configPaths } from '../../catalogue/config-paths';
import type { JsonPlace } from '../../catalogue/findings/config-finding';
import type { BrandSubject, BrandTheme } from '../../catalogue/subject';
import { colorRoles } from '../../model/theme/color-roles';
import type { Theme } from '../../schemas/generated/types';
import type { Edit } from './edit';
import { type Leaves, listChangedPaths, listLeaves } from './list-leaves';
import { pairBrands } from './pair-areas';
import type { PlanTree } from './read-plan-tree';
import { screenModes } from './screen';

/** Colours, type, shapes and backgrounds that a brand states or takes from the base. Derived colours are counted. */
export function listThemeEdits(before: PlanTree, after: PlanTree): Edit[] {
  return pairBrands(before, after).flatMap(({ old, now }) => {
    if (!old.theme || !now.theme) return [];
    const stated = listStatedEdits(old, now, after);
    const roles = listRoleEdits([old, old.theme], [now, now.theme], after);
    const source = stated.find(({ rule }) => rule === 'color' || rule === 'color.palette');
    if (!source) return [...stated, ...roles.edits, ...roles.derived];
    const told = roles.derived.length === 0 ? source : { ...source, derived: roles.derived.length };
    return [...stated.map((edit) => (edit === source ? told : edit)), ...roles.edits];
  });
}

/** Theme that applies to a brand, without roles. */
function listStated({ brand, theme, shared }: BrandSubject): Leaves {
  const { font, shape, palette, refererOptions } = baseOf(shared, theme);
  const { light: _, dark: __, $schema: ___, ...own } = brandTheme(brand, theme?.own ?? {});
  const common = listLeaves({ font, shape, palette: { primary: { pure: palette?.primary?.pure } }, refererOptions });
  return new Map([...common, ...listLeaves(own)]);
}

function baseOf(shared: BrandSubject['shared'], theme: BrandTheme | undefined): Theme {
  return (theme?.own.legacy && shared.legacyTheme) || shared.theme;
}

function listStatedEdits(old: BrandSubject, now: BrandSubject, { locate }: PlanTree): Edit[] {
  const [was, is] = [listStated(old), listStated(now)];
  return listChangedPaths(was, is).map((path): Edit => {
    const place = placeOf(path, now);
    const sides = { subjects: [now.id], before: was.get(path), after: is.get(path), ...locate(place) };
    if (place.path[0] === 'color') return { kind: 'color', rule: 'color', params: [], ...sides };
    const [group = '', ...keys] = path.split('.');
    if (group === 'palette') return { kind: 'color', rule: 'color.palette', params: [keys.join('.')], ...sides };
    return { kind: 'value', rule: 'theme', params: [path], ...sides };
  });
}

/** Place of a theme's value: the brand's theme.json, its brand.json, or the base. */
function placeOf(path: string, { file, brand, theme, shared }: BrandSubject): JsonPlace {
  const keys = path.split('.');
  const own = { file: theme?.file ?? file, path: keys };
  if (listLeaves(theme?.own).has(path)) return own;
  if (brand.color !== undefined && path === 'palette.primary.pure') return { file, path: ['color'] };
  if (brand.font !== undefined && /^font\.(?:body|heading)$/.test(path)) return { file, path: ['font'] };
  return listLeaves(baseOf(shared, theme)).has(path) ? { file: baseFileOf(theme), path: keys } : own;
}

function baseFileOf(theme: BrandTheme | undefined): string {
  return theme?.own.legacy ? configPaths.legacyTheme : configPaths.theme(base);
}

type Side = readonly [brand: BrandSubject, theme: BrandTheme];

/** Changed roles: those that a file states, and those that derive from other colours. */
function listRoleEdits(
  [, was]: Side,
  [{ id, shared }, is]: Side,
  { locate }: PlanTree,
): { edits: Edit[]; derived: Edit[] } {
  const edits: Edit[] = [];
  const derived: Edit[] = [];
  for (const mode of screenModes) {
    for (const role of colorRoles) {
      const [before, after] = [was.resolved[mode][role], is.resolved[mode][role]];
      if (before === after) continue;
      const isOwn = [was, is].some(({ own }) => own[mode]?.[role] !== undefined);
      const isBases = !isOwn && baseOf(shared, is)[mode]?.[role] === after;
      const place = { file: isBases ? baseFileOf(is) : is.file, path: [mode, role] };
      const edit: Edit = {
        ...{ kind: 'color', rule: 'color.role', params: [role, mode], subjects: [id], before, after },
        ...locate(place),
      };
      (isOwn || isBases ? edits : derived).push(edit);
    }
  }
  return { edits, derived };
}
