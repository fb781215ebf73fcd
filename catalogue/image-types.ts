import type { ImageEnding } from '../model/theme/image-name';

/** Content type of an image, and a test of its bytes. */
interface ImageType {
  contentType: string;
  hasSignature: (bytes: Buffer) => boolean;
}

const svgTag = Buffer.from('<svg ');

export const imageTypes: Readonly<Record<ImageEnding, ImageType>> = {
  svg: {
    contentType: 'image/svg+xml',
    hasSignature: (bytes) =>
      bytes.subarray(0, svgTag.length).equals(svgTag) ||
      /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/.test(
        bytes.toString('utf8', 0, 2_000),
      ),
  },
  png: {
    contentType: 'image/png',
    hasSignature: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  webp: {
    contentType: 'image/webp',
    hasSignature: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
};

/** @throws RangeError when the file has no image extension */
export function imageEndingOf(file: string): ImageEnding {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  if (!Object.hasOwn(imageTypes, ending)) throw new RangeError(`${file} is no picture`);
  return ending as ImageEnding;
}
