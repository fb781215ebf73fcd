import { posix } from 'node:path';
import { imageName } from '../model/theme/image-name';
import { configPaths } from './config-paths';
import { findNearest } from './find-nearest';
import type { JsonPlace } from './source/json-text';
import type { BrandSubject } from './subject';

/** Whether a file of a brand's folder is an image. */
export function isImage(name: string): boolean {
  return imageName.test(name);
}

/** The image name that differs only in case. */
export function findIntendedImage(name: string): string | undefined {
  const intended = name.toLowerCase();
  return isImage(intended) ? intended : undefined;
}

/** Image file names that every brand needs. */
export const requiredImages = ['logo.svg'];

/** Images that screens use by name, if a brand has them. The first three are drawn when missing. */
const optionalImages = ['favicon.svg', 'loading.svg', 'logo-dark.svg', 'product.svg'];

export const knownImages = [...requiredImages, ...optionalImages];

/** The logo, and that of the dark mode. */
export const logoImages: readonly string[] = ['logo.svg', 'logo-dark.svg'];

/** The SVG that an image in another format stands for: images used by name are SVG. */
export function findDrawing(name: string): string | undefined {
  const stem = cutEnding(name).toLowerCase();
  return name.includes('.') ? knownImages.find((known) => known !== name && cutEnding(known) === stem) : undefined;
}

/** The image of a brand's folder that a path names, with any slashes: names must not contain folders. */
export function findNamedByPath(path: string, images: readonly string[]): string | undefined {
  const name = posix.basename(path.replaceAll('\\', '/'));
  return name !== path && images.includes(name) ? name : undefined;
}

export interface NamedImage {
  name: string;
  place: JsonPlace;
}

/** The existing file that a missing image probably is: its name has capital letters. */
export function findMiscalled({ id, files }: BrandSubject, name: string): { similar?: string } {
  const found = files.find((file) => file !== name && findIntendedImage(file) === name);
  return found === undefined ? {} : { similar: configPaths.image(id, found) };
}

/** The file that a missing required image probably is: it has another name or an unsupported format. */
export function findStandIn(brand: BrandSubject, name: string): { similar?: string; raster?: string } {
  const { id, files, shared } = brand;
  const miscalled = findMiscalled(brand, name);
  if (miscalled.similar !== undefined) return miscalled;
  const named = listNamedImages(brand).map((image) => image.name);
  const taken = [...knownImages, ...shared.brandFiles, ...named];
  const spare = files.filter((file) => !taken.includes(file));
  const raster = spare.find((file) => findDrawing(file) === name);
  if (raster !== undefined) return { raster: configPaths.image(id, raster) };
  const stem = cutEnding(name);
  const drawings = spare.filter((file) => file.endsWith(name.slice(stem.length)));
  const [longer, ...others] = drawings.filter((file) => file.toLowerCase().includes(stem));
  const nearest = findNearest(name, drawings) ?? (others.length === 0 ? longer : undefined);
  return nearest === undefined ? {} : { similar: configPaths.image(id, nearest) };
}

function cutEnding(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}

/** Images named in a brand's theme, settings and flows. */
export function listNamedImages({ theme, areas }: BrandSubject): NamedImage[] {
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
