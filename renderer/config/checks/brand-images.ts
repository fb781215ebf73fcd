import type { JsonPlace } from '../findings/config-finding';
import type { BrandSubject } from './rule';

const imageName = /^[a-z0-9-]+\.(?:svg|png|webp)$/;

/** Whether a file of a brand's folder is a picture. */
export function isImage(name: string): boolean {
  return imageName.test(name);
}

/** Images that every brand brings, found by name. */
export const requiredImages = ['logo.svg'];

/** Images that are shown by name where a brand has them; the first three are drawn where it has not. */
export const optionalImages = ['favicon.svg', 'loading.svg', 'logo-dark.svg', 'product.svg'];

export interface NamedImage {
  name: string;
  place: JsonPlace;
}

const known = new WeakMap<BrandSubject, readonly NamedImage[]>();

/** The images that a brand's theme, settings and flows name. */
export function listNamedImages(brand: BrandSubject): readonly NamedImage[] {
  const images = known.get(brand) ?? findNamedImages(brand);
  known.set(brand, images);
  return images;
}

function findNamedImages({ theme, areas }: BrandSubject): NamedImage[] {
  const named: NamedImage[] = [];
  const add = (name: string | undefined, place: JsonPlace) => {
    if (name !== undefined) named.push({ name, place });
  };
  for (const part of ['art', 'artDark'] as const) {
    if (theme) add(theme.own.canvas?.[part], { file: theme.file, path: ['canvas', part] });
  }
  for (const { settings, flows, placeOf } of areas) {
    const thumbnail = settings.multiProfile?.cardThumbnail;
    if (thumbnail !== undefined) add(thumbnail, placeOf(['multiProfile', 'cardThumbnail']));
    for (const { file, facts } of flows) {
      for (const { name, path } of facts.images) add(name, { file, path });
    }
  }
  return named;
}
