import type { JsonPlace } from '../../findings/config-finding';
import type { Rule } from '../rule';

/** The product that a flow offers after the purchase is one that a brand sells. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const sold = new Set<string>();
    const offers: { product: string; place: JsonPlace }[] = [];
    return {
      visit: ({ areas }) => {
        for (const { settings, flows } of areas) {
          if (settings.dsProductId !== undefined) sold.add(settings.dsProductId);
          for (const { file, flow } of flows) {
            const product = flow.props?.upsell?.dsProductId;
            if (product !== undefined)
              offers.push({ product, place: { file, path: ['props', 'upsell', 'dsProductId'] } });
          }
        }
      },
      end: (report, isWhole) => {
        for (const { product, place } of isWhole ? offers : []) {
          if (!sold.has(product)) report(place, { found: product, allowed: [...sold] }, 'nearest-value');
        }
      },
    };
  },
};
