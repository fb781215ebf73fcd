import type { JsonPlace } from '../../../catalogue/findings/config-finding';
import type { CatalogueRule } from '../rule';

interface Trade {
  sold: string[];
  offers: { product: string; place: JsonPlace }[];
}

/** A flow's upsell product must be one that a brand sells. */
export const rule: CatalogueRule<Trade> = {
  subject: 'catalogue',
  note: ({ areas }) => ({
    sold: areas.flatMap(({ settings }) => settings.dsProductId ?? []),
    offers: areas.flatMap(({ flows }) =>
      flows.flatMap(({ file, flow }) => {
        const product = flow.props?.upsell?.dsProductId;
        return product === undefined ? [] : [{ product, place: { file, path: ['props', 'upsell', 'dsProductId'] } }];
      }),
    ),
  }),
  judge: (noted, report, { isWhole }) => {
    if (!isWhole) return;
    const sold = new Set(noted.flatMap(({ note }) => note.sold));
    for (const { product, place } of noted.flatMap(({ note }) => note.offers)) {
      if (!sold.has(product)) report(place, { found: product, allowed: [...sold] }, 'nearest-value');
    }
  },
};
