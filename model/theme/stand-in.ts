import type { Fonts } from '../../schemas/generated/types';

export type Font = Exclude<Fonts[string], string | undefined>;
export type StandInKind = Font['standIn']['like'];

/** How a text is set, as far as its width depends on that. */
export interface Setting {
  weight: number;
  isUppercase: boolean;
}

/** What the descriptors of `@font-face` override: the size as a share of the text's, the heights as shares of the adjusted size. */
export interface StandInRoom {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/**
 * What devices have that is most like a font; those of one kind have the same widths, or nearly. Serifs are closer to Arial in
 * the widths of their words than to Times. Linux stands first: there a browser asks another process for each name, size and
 * weight that is missing, on other systems a table of its own.
 */
export const standIns: Readonly<Record<StandInKind, { local: readonly string[]; generic: string }>> = {
  'sans-serif': { local: ['Liberation Sans', 'Arial', 'Roboto'], generic: 'system-ui,sans-serif' },
  monospace: { local: ['Liberation Mono', 'Courier New', 'Droid Sans Mono'], generic: 'monospace' },
};

/** The room that a device's regular font takes in the place of a web font that has not come yet, so that nothing moves when it does. */
export function standInRoom({ standIn }: Font, { weight, isUppercase }: Setting): StandInRoom {
  const { ascent, descent, lineGap, widths } = standIn;
  const sizeAdjust = widthAt(isUppercase ? widths.capitals : widths.text, weight);
  return { sizeAdjust, ascent: ascent / sizeAdjust, descent: descent / sizeAdjust, lineGap: lineGap / sizeAdjust };
}

/** For weights from 400 to 900. Between two measured ones the width grows evenly, or nearly. */
function widthAt(widths: Font['standIn']['widths']['text'], weight: number): number {
  const [from, to] = weight < 700 ? ([400, 700] as const) : ([700, 900] as const);
  return widths[from] + ((widths[to] - widths[from]) * (weight - from)) / (to - from);
}
