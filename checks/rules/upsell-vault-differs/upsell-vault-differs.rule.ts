import { isDeepStrictEqual } from 'node:util';
import type { AreaSettings } from '../../../catalogue/catalogue';
import type { Rule } from '../rule';

/** A saved card and a token serve at one account of one provider. */
export const rule: Rule = ({ brands }, report) => {
  const areas = brands.flatMap((brand) => brand.areas);
  for (const { area, settings, flows } of areas) {
    for (const { file, flow } of flows) {
      const product = flow.props?.upsell?.dsProductId;
      const isSold = (one: (typeof areas)[number]) => one.settings.dsProductId === product;
      const sold = product && (areas.find((one) => one.area === area && isSold(one)) ?? areas.find(isSold));
      if (!sold || isDeepStrictEqual(accountOf(sold.settings), accountOf(settings))) continue;
      report({ file, path: ['props', 'upsell', 'dsProductId'] }, { other: sold.brandId });
    }
  }
};

/** Account that charges typed cards; undefined where the backend takes them. */
function accountOf({ payment: { vault } }: AreaSettings) {
  return vault?.kind === 'fetch' ? vault : undefined;
}
