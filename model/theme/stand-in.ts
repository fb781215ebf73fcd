import type { Fonts } from '../../schemas/generated/types';

export type Font = Exclude<Fonts[string], string | undefined>;
export type StandInKind = Font['standIn']['like'];

/** Text properties that affect its width. */
export interface Setting {
  weight: number;
  isUppercase: boolean;
}

/** Overrides of `@font-face`: the size relative to the text's, the heights relative to the adjusted size. */
export interface StandInRoom {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/**
 * Device fonts most similar to a font. Fonts of one kind have nearly equal widths. Serif fonts match Arial's word
 * widths better than those of Times. Linux fonts come first: its browsers ask another process for each missing name,
 * size and weight. Other systems use their own table.
 */
export const standIns: Readonly<Record<StandInKind, { local: readonly string[]; generic: string }>> = {
  'sans-serif': { local: ['Liberation Sans', 'Arial', 'Roboto'], generic: 'system-ui,sans-serif' },
  monospace: { local: ['Liberation Mono', 'Courier New', 'Droid Sans Mono'], generic: 'monospace' },
};

/** Metrics that make a device font as wide as a web font, so that nothing moves when it arrives. */
export function standInRoom({ standIn }: Font, { weight, isUppercase }: Setting): StandInRoom {
  const { ascent, descent, lineGap, widths } = standIn;
  const sizeAdjust = widthAt(isUppercase ? widths.capitals : widths.text, weight);
  return { sizeAdjust, ascent: ascent / sizeAdjust, descent: descent / sizeAdjust, lineGap: lineGap / sizeAdjust };
}

/** For weights from 400 to 900. Between two measured weights, the width grows almost linearly. */
function widthAt(widths: Font['standIn']['widths']['text'], weight: number): number {
  const [from, to] = weight < 700 ? ([400, 700] as const) : ([700, 900] as const);
  return widths[from] + ((widths[to] - widths[from]) * (weight - from)) / (to - from);
}
