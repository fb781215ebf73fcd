import { parse, wcagLuminance } from 'culori';

/** Luminance by colour: brands share many colours, and each is part of many pairs. */
const luminances = new Map<string, number>();
const mostColors = 20_000;

/** WCAG 2 relative luminance of a colour, 0 to 1; NaN for an invalid one. */
export function luminanceOf(color: string): number {
  const known = luminances.get(color);
  if (known !== undefined) return known;
  if (luminances.size >= mostColors) luminances.clear();
  const luminance = parse(color) ? wcagLuminance(color) : Number.NaN;
  luminances.set(color, luminance);
  return luminance;
}
