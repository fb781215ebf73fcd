import { firstStep, type Manifests, stepUrl } from '../model/flow/resolve-step';
import { selectFlow } from '../model/flow/select-flow';
import { areaOfLang, langOfArea } from '../model/location/lang-of-area';
import type { Flow } from '../schemas/generated/types';
import type { BrandArea } from './catalogue';

type OpenedArea = Pick<BrandArea, 'area' | 'settings' | 'flows'>;

/** Area of a brand → URL of the flow that a link with its product opens, or with its product and a voucher. */
export function entryUrl(brandArea: OpenedArea, manifests: Manifests, voucher?: string): string {
  const query = entryQuery(brandArea);
  if (voucher !== undefined) query.set('voucher', voucher);
  return stepUrl(firstStep(selectEntryFlow(brandArea, manifests, voucher)), manifests, query.toString());
}

/** Flow that a link with only the product opens, or with the product and a voucher. */
export function selectEntryFlow({ settings, flows }: OpenedArea, manifests: Manifests, voucher?: string): Flow {
  const query = voucher === undefined ? {} : { voucher };
  return selectFlow(flows, settings.forcedFlows ?? [], { query, entry: { kind: 'product' } }, manifests);
}

/** Query that selects a brand's area: its product, and the area if it is not the default one. */
export function entryQuery({ area, settings }: Pick<BrandArea, 'area' | 'settings'>): URLSearchParams {
  const query = new URLSearchParams({ product: settings.productCode });
  if (area !== areaOfLang(undefined)) query.set('lang', langOfArea(area));
  return query;
}
