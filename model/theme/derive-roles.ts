import { type ColorRole, type ColorRoles, statesAll } from './color-roles';
import { colorOf, contrastOf, differenceOf, reachContrast, toneOf } from './contrast';
import { deepHue, type Tones } from './derive-tones';

/** Minimum contrast of text, and of visible shapes (WCAG 2.2 AA). */
const words = 4.5;
const shapes = 3;

/** Below this contrast to the surface, a colour cannot fill a button. It becomes the text colour on its deep tone. */
const leastForGround = 1.8;
/** From this contrast on, text on a colour is white, and the colour is darkened as needed. */
const leastForWhite = 3.4;
/** Minimum difference between two colours of thin lines. */
const leastApart = 20;

export interface RoleSources {
  primary: Tones;
  /** Focus colour of a brand with a second colour. */
  secondary: Tones | undefined;
  /** The neutral theme's roles in this mode: feedback colours keep their hues in every brand. */
  base: ColorRoles;
  /** Roles that the brand states. They never change; derived roles must contrast with them. */
  stated: Partial<ColorRoles>;
}

/** Palette → every role of light mode: white surface, neutrals with a slight tint of the brand's hue. */
export function deriveLightRoles({ primary, secondary, base, stated }: RoleSources): ColorRoles {
  if (statesAll(stated)) return stated;
  const { c, h } = toneOf(primary.pure);
  const neutral = (l: number, share: number, most: number) => colorOf({ l, c: Math.min(c * share, most), h });
  const surface = stated.surface ?? '#ffffff';
  const canvas = stated.canvas ?? neutral(0.955, 0.12, 0.016);
  const raised = stated['surface-raised'] ?? neutral(0.98, 0.06, 0.008);
  const grounds = [surface, canvas, raised];
  const button = deriveButton(primary, surface, stated);
  const soft = stated['accent-soft'] ?? primary.light;
  const feedback = deriveFeedback(base, stated, surface, raised);
  const text = reachContrast(neutral(0.23, 0.25, 0.035), grounds, words);
  return {
    ...feedback,
    canvas,
    surface,
    'surface-raised': raised,
    text,
    'text-muted': reachContrast(neutral(0.47, 0.2, 0.03), grounds, words),
    border: neutral(0.885, 0.12, 0.02),
    'border-strong': reachContrast(neutral(0.62, 0.18, 0.03), [surface], shapes),
    ...button,
    'accent-soft': soft,
    'on-accent-soft': reachContrast(primary.dark, [soft], words),
    link: reachContrast(button.accent, grounds, words),
    focus: deriveFocus([secondary?.pure, secondary?.dark, button.accent], surface, { ...feedback, text, ...stated }),
    ...stated,
  };
}

/** Palette → every role of dark mode: surfaces in the brand's hue, lighter when raised. */
export function deriveDarkRoles({ primary, secondary, base, stated }: RoleSources): ColorRoles {
  if (statesAll(stated)) return stated;
  const { c, h } = toneOf(primary.pure);
  const neutral = (l: number, share: number, most: number) =>
    colorOf({ l, c: Math.min(c * share, most), h: l < 0.5 ? deepHue(h) : h });
  const surface = stated.surface ?? neutral(0.215, 0.16, 0.024);
  const canvas = stated.canvas ?? neutral(0.165, 0.14, 0.02);
  const raised = stated['surface-raised'] ?? neutral(0.26, 0.18, 0.028);
  const grounds = [surface, canvas, raised];
  const accent = stated.accent ?? reachContrast(primary.medium, [surface], words);
  const tone = toneOf(accent);
  const hover = stated['accent-hover'] ?? colorOf({ ...tone, l: Math.min(tone.l + 0.06, 0.97) });
  const soft = stated['accent-soft'] ?? neutral(0.33, 0.45, 0.065);
  const feedback = deriveFeedback(base, stated, surface, raised);
  const text = reachContrast(neutral(0.955, 0.05, 0.009), grounds, words);
  return {
    ...feedback,
    canvas,
    surface,
    'surface-raised': raised,
    text,
    'text-muted': reachContrast(neutral(0.765, 0.1, 0.02), grounds, words),
    border: neutral(0.345, 0.18, 0.028),
    'border-strong': reachContrast(neutral(0.58, 0.15, 0.03), [surface], shapes),
    accent,
    'accent-hover': hover,
    'on-accent': inkOn([accent, hover], primary),
    'accent-soft': soft,
    'on-accent-soft': reachContrast(neutral(0.925, 0.2, 0.035), [soft], words),
    link: reachContrast(accent, grounds, words),
    focus: deriveFocus([secondary?.medium, secondary?.light, hover], surface, { ...feedback, text, ...stated }),
    ...stated,
  };
}

/**
 * Focus colour: the first tone of the brand's second colour that is seen on the surface, else its main colour. It must
 * differ from the line of an invalid field; otherwise the text colour replaces it.
 */
function deriveFocus(
  colors: readonly (string | undefined)[],
  surface: string,
  { text, 'error-high': error }: Pick<ColorRoles, 'text' | 'error-high'>,
): string {
  const isSeen = (color: string) => contrastOf(color, surface) >= shapes && differenceOf(color, error) >= leastApart;
  return colors.find((color) => color !== undefined && isSeen(color)) ?? text;
}

/** Main button in light mode: the pure tone, if it is visible on the surface and text on it is readable. */
function deriveButton(primary: Tones, surface: string, stated: Partial<ColorRoles>) {
  const accent = stated.accent ?? deriveAccent(primary, surface);
  const isWhite = contrastOf('#ffffff', accent) >= words;
  const { l, c, h } = toneOf(accent);
  const isDeep = l < 0.4;
  const hover =
    stated['accent-hover'] ?? colorOf({ l: isWhite && !isDeep ? l - 0.06 : Math.max(l + 0.06, 0.28), c, h });
  return { accent, 'accent-hover': hover, 'on-accent': inkOn([accent, hover], primary) };
}

function deriveAccent({ pure, dark }: Tones, surface: string): string {
  if (contrastOf(pure, surface) < leastForGround) return reachContrast(dark, ['#ffffff', surface], words);
  const visible = reachContrast(pure, [surface], shapes);
  const hasWhiteWords = contrastOf('#ffffff', visible) >= leastForWhite;
  return hasWhiteWords ? reachContrast(visible, ['#ffffff'], words) : visible;
}

/** Text on a button and its hover: the brand's pure tone on its deep tone, else white or the deep tone. */
function inkOn(grounds: readonly [string, string], { pure, dark }: Tones): string {
  const isReadable = (ink: string) => grounds.every((ground) => contrastOf(ink, ground) >= words);
  const { c, h } = toneOf(dark);
  const deep = colorOf({ l: 0.2, c: Math.min(c, 0.05), h });
  const inks = contrastOf(pure, '#ffffff') < leastForGround ? [pure, '#ffffff', deep] : ['#ffffff', deep];
  return inks.find(isReadable) ?? reachContrast(deep, grounds, words);
}

/** Success, error and alert of the neutral theme, adjusted only as far as the brand's surfaces require. */
function deriveFeedback(base: ColorRoles, stated: Partial<ColorRoles>, surface: string, raised: string): ColorRoles {
  const roles: Partial<Record<ColorRole, string>> = {};
  for (const kind of ['success', 'error', 'alert'] as const) {
    const low = stated[`${kind}-low`] ?? base[`${kind}-low`];
    roles[`${kind}-high`] = reachContrast(base[`${kind}-high`], [surface, raised, low], words);
  }
  return { ...base, ...roles };
}
