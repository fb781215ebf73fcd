import { ofAreas } from '../rule';

/** The upsell must be another product than the one bought. */
export const rule = ofAreas(({ brandId, settings, flows }, report) => {
  for (const { file, flow } of flows) {
    const product = flow.props?.upsell?.dsProductId;
    if (product === undefined || product !== settings.dsProductId) continue;
    report({ file, path: ['props', 'upsell', 'dsProductId'] }, { product, brand: brandId });
  }
});
