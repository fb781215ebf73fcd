import type { Theme } from '../../schemas/generated/types';
import { colorOf, toneOf } from './contrast';

type StatedTones = NonNullable<NonNullable<Theme['palette']>['primary']>;

/** The four tones of a brand colour. */
export type Tones = Required<StatedTones>;

/** Pure tone → four tones: a tint behind text, a middle one for dark surfaces, a deep one for text. */
export function deriveTones(stated: StatedTones): Tones {
  const { l, c, h } = toneOf(stated.pure);
  const isGrey = c < 0.02;
  return {
    pure: stated.pure,
    light: stated.light ?? colorOf({ l: 0.95, c: Math.min(c * 0.28, 0.035), h }),
    medium: stated.medium ?? colorOf({ l: Math.max(l, isGrey ? 0.92 : 0.76), c: Math.min(c, 0.17), h }),
    dark: stated.dark ?? colorOf({ l: Math.min(l * 0.7, 0.34), c: Math.min(c, 0.12), h: deepHue(h) }),
  };
}

/** Hue of a colour's deep tone: yellow turns brown, because its own hue would be olive. */
export function deepHue(h: number): number {
  return h > 80 && h < 115 ? 80 : h;
}
