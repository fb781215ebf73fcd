import { logoImages } from '../../../catalogue/brand-images';
import { configPaths } from '../../../catalogue/config-paths';
import { type BusinessClaim, claimOfBusiness } from '../claim-of-business';

/** A logo with the same bytes in two businesses was left over from a copied folder. */
export const rule = claimOfBusiness(({ id }, logos) =>
  logoImages.flatMap((found): BusinessClaim[] => {
    const key = logos.get(found);
    return key === undefined
      ? []
      : [{ key, found, place: { file: configPaths.image(id, found), offset: 0, length: 1 }, isReported: true }];
  }),
);
