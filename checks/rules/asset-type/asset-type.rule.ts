import { posix } from 'node:path';
import { isImage, knownImages, listNamedImages } from '../../../catalogue/brand-images';
import { configPaths } from '../../../catalogue/config-paths';
import { foldName } from '../../../catalogue/fold-text';
import { imageEndingOf, imageTypes } from '../../../catalogue/image-types';
import { mediaTypeOf } from '../../../catalogue/media-files';
import { type ImageEnding, imageEndings } from '../../../model/theme/image-name';
import type { Params } from '../../findings/config-finding';
import { joinRules, ofBrands, ofImages, ofMedia } from '../rule';
import { findSvgFault } from './find-svg-fault';

const ofBytes = ofImages(({ file, bytes }, report) => {
  if (!bytes) return;
  const type = imageEndingOf(file);
  if (!imageTypes[type].hasSignature(bytes)) {
    report({ file, offset: 0, length: 1 }, { type, ...describeContent(file, bytes) });
    return;
  }
  const fault = type === 'svg' ? findSvgFault(bytes) : undefined;
  if (fault) report({ file, offset: fault.offset, length: 1 }, { what: fault.what, type });
});

/** An existing file that is named as an image, but has no image extension: pages cannot load it. */
const ofNames = ofBrands((brand, report) => {
  const reported = new Set<string>();
  for (const { name, place } of listNamedImages(brand)) {
    if (isImage(name) || reported.has(name) || !brand.files.includes(name)) continue;
    reported.add(name);
    report(place, { ...describeName(name), raster: configPaths.image(brand.id, name) });
  }
});

/** A video or captions file with other content. */
const ofVideos = ofMedia(({ file, head, size }, report) => {
  if (mediaTypeOf(file).hasSignature(head)) return;
  const type = posix.extname(file).slice(1);
  report({ file, offset: 0, length: 1 }, { what: size === 0 ? 'empty' : 'media', type });
});

export const rule = joinRules(ofBytes, ofNames, ofVideos);

/** Values for a name with an extension that images may not have, and the name without it. */
function describeName(name: string): Params {
  const type = posix.extname(name).slice(1);
  const ending = type.toLowerCase();
  if (!imageEndings.includes(ending as ImageEnding)) return { what: 'format', type };
  const stem = foldName(name.slice(0, -ending.length - 1)) || 'imagem';
  return { what: 'name', type: ending, name: `${stem}.${ending}` };
}

/** Values for an image whose content differs from its extension, and the correct name. */
function describeContent(file: string, bytes: Buffer): Params {
  if (bytes.length === 0) return { what: 'empty' };
  const name = posix.basename(file);
  // Nothing would read it under another name.
  if (knownImages.includes(name)) return { what: 'drawing' };
  const actual = imageEndings.find((ending) => imageTypes[ending].hasSignature(bytes));
  const stem = name.slice(0, -posix.extname(name).length);
  return actual ? { what: 'other', name: `${stem}.${actual}` } : { what: 'content' };
}
