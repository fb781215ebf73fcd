import { clampChroma, converter, differenceCiede2000, formatHex, type Oklch, parse, wcagLuminance } from 'culori';

const toOklch = converter('oklch');

const difference = differenceCiede2000();

const lightnessStep = 0.01;

/** A colour by its lightness (0 to 1), chroma (0 for grey) and hue in degrees. */
export type Tone = Readonly<Required<Pick<Oklch, 'l' | 'c' | 'h'>>>;

/** WCAG 2 contrast ratio, 1 to 21; 1 for an invalid colour. */
export function contrastOf(first: string, second: string): number {
  const [one, other] = [luminanceOf(first), luminanceOf(second)];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return Number.isNaN(contrast) ? 1 : contrast;
}

/** Contrast with two decimals; rounded down, so that a failing value never looks sufficient. */
export function roundContrast(contrast: number): number {
  return Math.floor(contrast * 100) / 100;
}

/** Visible difference of two colours (CIEDE2000): 0 for equal or invalid colours, 100 for black and white. */
export function differenceOf(first: string, second: string): number {
  return [first, second].every((color) => toOklch(color)) ? difference(first, second) : 0;
}

/** White or near-black, whichever has more contrast on a colour. Black if near-black fails AA. */
export function readableOn(color: string): string {
  const best = contrastOf('#ffffff', color) >= contrastOf('#111111', color) ? '#ffffff' : '#111111';
  return contrastOf(best, color) >= 4.5 ? best : '#000000';
}

/** Lightness, chroma and hue of a colour; black for an invalid one. */
export function toneOf(color: string): Tone {
  const { l, c, h = 0 } = toOklch(color) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** The nearest displayable colour, as `#rrggbb`. */
export function colorOf({ l, c, h }: Tone): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));
}

/**
 * The colour if it reaches the contrast on every ground. Else the nearest one of its hue: lighter on dark grounds,
 * darker on light ones. Black or white if none does.
 */
export function reachContrast(color: string, grounds: readonly string[], least: number): string {
  const reaches = (tried: string) => grounds.every((ground) => contrastOf(tried, ground) >= least);
  if (reaches(color)) return color;
  const isDarker = grounds.every((ground) => contrastOf('#000000', ground) >= contrastOf('#ffffff', ground));
  const tone = toneOf(color);
  const step = isDarker ? -lightnessStep : lightnessStep;
  for (let l = tone.l + step; l > 0 && l < 1; l += step) {
    const tried = colorOf({ ...tone, l });
    if (reaches(tried)) return tried;
  }
  return isDarker ? '#000000' : '#ffffff';
}

/** Luminance by colour: brands share many colours, and each is part of many pairs. */
const luminances = new Map<string, number>();
const mostColors = 20_000;

/** WCAG 2 relative luminance of a colour, 0 to 1; NaN for an invalid one. */
function luminanceOf(color: string): number {
  const known = luminances.get(color);
  if (known !== undefined) return known;
  if (luminances.size >= mostColors) luminances.clear();
  const luminance = parse(color) ? wcagLuminance(color) : Number.NaN;
  luminances.set(color, luminance);
  return luminance;
}
