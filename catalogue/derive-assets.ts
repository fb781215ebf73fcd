import type { ResolvedTheme } from '../model/theme/resolve-theme';
import { hashAsset } from './asset-hash';
import type { BrandAsset } from './catalogue';
import { drawFavicon, drawLoading, drawLogoPlate } from './draw-images';
import { imageTypes } from './image-types';
import type { BrandSubject } from './subject';

/** Particles of a name, which give no initial. */
const particles = new Set(['a', 'as', 'com', 'da', 'das', 'de', 'do', 'dos', 'e', 'em', 'o', 'os', 'para']);

/**
 * Draws the images that a brand lacks: favicon and loading animation from initials and colour, and the dark logo from
 * the logo. A file of the folder wins.
 *
 * @param name brand name that buyers know
 * @param assets files of all brands by `<brand>/<file>`; drawn images are added
 */
export function deriveAssets(
  { id: brandId, imageFiles }: Pick<BrandSubject, 'id' | 'imageFiles'>,
  name: string,
  theme: ResolvedTheme,
  assets: Map<string, BrandAsset>,
): void {
  const draw = (file: string, drawn: () => string | undefined) => {
    const key = `${brandId}/${file}`;
    const text = assets.has(key) ? undefined : drawn();
    if (text !== undefined) assets.set(key, { type: imageTypes.svg.contentType, hash: hashAsset(text), text });
  };
  const initials = initialsOf(name);
  draw('favicon.svg', () => drawFavicon(initials, theme));
  draw('loading.svg', () => drawLoading(initials, theme));
  draw('logo-dark.svg', () => {
    const logo = imageFiles.find(({ file }) => file.endsWith('/logo.svg'));
    return logo?.bytes && drawLogoPlate(logo.bytes.toString('utf8'), theme);
  });
}

/** One or two letters or digits that stand for a name; a dot when it has none. */
export function initialsOf(name: string): string {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const telling = parts.filter((part) => !particles.has(part.toLowerCase()));
  const initials = (telling.length > 0 ? telling : parts).slice(0, 2).map(([first = '']) => first.toUpperCase());
  return initials.join('') || '·';
}
