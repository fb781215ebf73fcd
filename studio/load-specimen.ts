import { formatAmount } from '../model/money/format-amount';
import { buildCellCheckout } from './build-cell-checkout';
import { findCell } from './find-cell';
import { listTemplates } from './list-cells';
import type { PropsOf, StudioRequest } from './load-studio-page';

export type SpecimenProps = PropsOf<typeof loadSpecimen>;

/** Narrow and wide digits, in minor units. */
const samples = [111_111, 987_650];

/** Theme of the brand and mode in the URL. */
export function loadSpecimen({ query, sources, runtime }: StudioRequest) {
  const { catalogue } = sources;
  // Any of its screens: the sheet only needs what they share.
  const found = findCell({ ...query, template: listTemplates(sources)[0] }, sources);
  if (!found) return undefined;
  const checkout = buildCellCheckout(found, sources, runtime.settings.environment);
  const theme = catalogue.brands.find(({ id }) => id === found.cell.brandId)?.theme ?? catalogue.neutralTheme;
  const { body, heading, headingWeight } = theme.font;
  const labelOf = (font: string) => {
    const known = catalogue.fonts[font];
    return typeof known === 'object' ? known.label : font;
  };
  return {
    props: {
      checkout,
      /** Font names for people. */
      fonts: { body: labelOf(body), heading: labelOf(heading), headingWeight },
      /** Prices in the format of the brand's area. */
      amounts: samples.map((amount) => formatAmount(amount, checkout.settings.currency)),
    },
  };
}
