import { foldWords } from '../../../catalogue/fold-text';
import { claimOfBusiness } from '../claims';

/** Buyers read business name and title as the seller's. One that derives from the product's name is not reported. */
export const rule = claimOfBusiness(({ areas }) =>
  areas.flatMap(({ settings, placeOf }) =>
    (['businessName', 'title', 'productName'] as const).flatMap((name) => {
      const found = settings[name];
      const key = foldWords(found ?? '');
      // Two sellers may call their products by the same word.
      const isCommon = name !== 'businessName' && !key.includes(' ');
      if (found === undefined || key === '' || isCommon) return [];
      const place = placeOf([name]);
      return [{ key, found, place, isReported: place.path.at(-1) === name && name !== 'productName' }];
    }),
  ),
);
