import { tryParseStated } from '../catalogue/source/parse-stated';
import type { BrandFile } from '../checks/disk/read-brand-file';
import { type Colors, findBrandColor } from './brand-color';
import { type CellMode, cellModes } from './cell';
import { isColor } from './find-color-problem';
import { setValues, type ValueChange } from './set-values';
import type { Words } from './try-words';

/** The files that the editor changes. */
export interface EditedFiles {
  brand: BrandFile;
  theme: BrandFile;
  copy: BrandFile;
}

/** Typed colours, incomplete ones too. */
export interface TriedColors extends Colors {
  /** The brand's one colour. */
  color?: string;
  /** Whether theme.json loses the colours that would not follow the brand's one. */
  isDerived?: boolean;
}

/** Whether a file can be changed: its syntax is sound. */
export function canEdit({ text }: BrandFile): boolean {
  return tryParseStated(text) !== undefined;
}

/**
 * The texts of brand.json and theme.json with other colours.
 *
 * @param current the brand's colours; an equal colour is no change
 */
export function setColors(
  { brand, theme }: Pick<EditedFiles, 'brand' | 'theme'>,
  tried: TriedColors,
  current: Colors,
): { brand: string; theme: string } {
  const now = findBrandColor({ brand: brand.text, theme: theme.text });
  const color = tried.color !== undefined && isColor(tried.color) ? tried.color : now.color;
  const isMoved = Boolean(tried.isDerived) && color !== undefined;
  const isOther = color !== undefined && color !== now.color;
  const removed: ValueChange[] = isMoved ? [...listRemovals(theme.text)] : [];
  const pure: ValueChange[] =
    isOther && !isMoved && now.place === 'theme' ? [[['palette', 'primary', 'pure'], color]] : [];
  // After the removal, the current colours are stated nowhere.
  const roles = cellModes.flatMap((mode) => listRoles(tried[mode], mode, isMoved ? {} : current[mode]));
  const isInBrand = isMoved || (isOther && now.place === 'brand');
  return {
    brand: isInBrand && canEdit(brand) ? setValues(brand.text, [[['color'], color]], { color: 'order' }) : brand.text,
    theme: canEdit(theme) ? setValues(theme.text, [...removed, ...pure, ...roles]) : theme.text,
  };
}

/** Keys of theme.json that win over the brand's one colour. */
function listRemovals(text: string): ValueChange[] {
  const { palette } = (tryParseStated(text) ?? {}) as { palette?: { secondary?: object } };
  const primary = palette?.secondary ? ['palette', 'primary'] : ['palette'];
  return [primary, ...cellModes.map((mode) => [mode])].map((path) => [path, undefined]);
}

function listRoles(
  tried: Readonly<Record<string, string>>,
  mode: CellMode,
  current: Readonly<Record<string, string>>,
): ValueChange[] {
  return Object.entries(tried)
    .filter(([role, color]) => isColor(color) && current[role] !== color)
    .map(([role, color]) => [[mode, role], color]);
}

/**
 * The text of the copy file with other texts.
 *
 * @param words the area's texts; an equal text is no change
 * @param problems errors of invalid texts, by `group.key`: these are left out
 */
export function setWords(
  copy: BrandFile,
  written: Words,
  words: Words,
  problems: Readonly<Record<string, string>>,
): string {
  if (!canEdit(copy)) return copy.text;
  const changes = Object.entries(written).flatMap(([group, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => problems[`${group}.${key}`] === undefined && words[group]?.[key] !== text)
      .map(([key, text]): ValueChange => [[group, key], text]),
  );
  return setValues(copy.text, changes);
}
