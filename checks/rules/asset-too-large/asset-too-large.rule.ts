import { posix } from 'node:path';
import { knownImages } from '../../../catalogue/brand-images';
import { mediaTypeOf } from '../../../catalogue/media-files';
import type { RuleOf } from '../rule';

/** Images load before the first paint: 200 kB exceed the rest of the page. */
const maximumBytes = 200_000;

const ofImages: RuleOf<'image'> = {
  subject: 'image',
  check: ({ file, bytes }, report) => {
    if (bytes && bytes.length <= maximumBytes) return;
    const name = posix.basename(file);
    // With another type it would need another name, which nothing reads.
    const params = { limit: maximumBytes / 1_000, ...(knownImages.includes(name) && { name }) };
    report({ file, offset: 0, length: 1 }, params);
  },
};

const ofMedia: RuleOf<'media'> = {
  subject: 'media',
  check: ({ file, size }, report) => {
    const limit = mediaTypeOf(file).maximumBytes;
    if (size > limit) report({ file, offset: 0, length: 1 }, { limit: limit / 1_000, media: posix.basename(file) });
  },
};

export const rule: readonly [RuleOf<'image'>, RuleOf<'media'>] = [ofImages, ofMedia];
