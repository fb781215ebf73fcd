import { type ColorRoles, colorRoles, contrastPairs } from '../model/theme/color-roles';
import { contrastOf, roundContrast } from '../model/theme/contrast';
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

/** 4.5 → '4,5:1'; rounded as the check does. */
export function formatRatio(ratio: number): string {
  return `${roundContrast(ratio).toLocaleString('pt-BR')}:1`;
}
