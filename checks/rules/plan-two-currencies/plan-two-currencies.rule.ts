import { ofBrands } from '../rule';

/** A shared plan has one price and one set of ids, but no plan has two currencies. */
export const rule = ofBrands(({ file, brand, areas }, report) => {
  if (areas.length < 2) return;
  for (const plan of Object.keys(brand.all?.plans ?? {})) {
    if (!areas.every(({ placeOf }) => placeOf(['plans', plan]).path[0] === 'all')) continue;
    const symbols = areas.map(({ settings: { currency }, area }) => currency?.symbol ?? area);
    report({ file, path: ['all', 'plans', plan], part: 'key' }, { plan, symbols: symbols.join(', ') });
  }
});
