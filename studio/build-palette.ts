import { type ColorRoles, colorRoles, contrastPairs } from '../model/theme/color-roles';
import { contrastOf } from '../model/theme/contrast';
import type { CellMode } from './cell';

export type PaletteMode = ReturnType<typeof buildPalette>;

/** Colours of a mode → palette with the contrast of every pair. */
export function buildPalette(mode: CellMode, colors: ColorRoles) {
  return {
    mode,
    roles: colorRoles.map((role) => ({ role, color: colors[role] })),
    pairs: contrastPairs.map(([front, back, least]) => ({
      front,
      back,
      frontColor: colors[front],
      backColor: colors[back],
      contrast: contrastOf(colors[front], colors[back]),
      least,
    })),
  };
}
