import { posix } from 'node:path';
import { hashAsset } from '../../../catalogue/asset-hash';
import { logoImages } from '../../../catalogue/brand-images';
import { claimOfBusiness } from '../claims';

/** A logo with the same bytes in two businesses was left over from a copied folder. */
export const rule = claimOfBusiness(({ imageFiles }) =>
  logoImages.flatMap((found) => {
    const { file, bytes } = imageFiles.find((image) => posix.basename(image.file) === found) ?? {};
    return file && bytes ? [{ key: hashAsset(bytes), found, place: { file, offset: 0, length: 1 } }] : [];
  }),
);
