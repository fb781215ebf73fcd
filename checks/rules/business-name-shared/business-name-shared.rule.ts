import { foldWords } from '../../../catalogue/fold-text';
import { type BusinessClaim, claimOfBusiness } from '../claim-of-business';

const parts = ['all', 'BR', 'MZ'] as const;

/** Buyers read the business name as the seller's. A name that derives from the product's is not stated. */
export const rule = claimOfBusiness(({ brand, file }) =>
  parts.flatMap((part): BusinessClaim[] => {
    const found = brand[part]?.businessName;
    const key = foldWords(found ?? '');
    return found === undefined || key === '' ? [] : [{ key, found, place: { file, path: [part, 'businessName'] } }];
  }),
);
