import { posix } from 'node:path';
import { knownImages } from '../../../catalogue/brand-images';
import { mediaTypeOf } from '../../../catalogue/media-files';
import { joinRules, ofImages, ofMedia } from '../rule';

/** Images load before the first paint: 200 kB exceed the rest of the page. */
const maximumBytes = 200_000;

const ofPictures = ofImages(({ file, bytes }, report) => {
  if (bytes && bytes.length <= maximumBytes) return;
  const name = posix.basename(file);
  // With another type it would need another name, which nothing reads.
  const params = { limit: maximumBytes / 1_000, ...(knownImages.includes(name) && { name }) };
  report({ file, offset: 0, length: 1 }, params);
});

const ofVideos = ofMedia(({ file, size }, report) => {
  const limit = mediaTypeOf(file).maximumBytes;
  if (size > limit) report({ file, offset: 0, length: 1 }, { limit: limit / 1_000, media: posix.basename(file) });
});

export const rule = joinRules(ofPictures, ofVideos);
