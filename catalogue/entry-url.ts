import { stepUrl } from '../model/flow/next-step-url';
import { firstStep, type Manifests } from '../model/flow/resolve-step';
import { buildFlowChoice, selectFlow } from '../model/flow/select-flow';
import { areaOfLang, langOfArea } from '../model/location/lang-of-area';
import type { BrandArea } from './catalogue';

/** Area of a brand → the link that begins its default flow. */
export function entryUrl(brandArea: Pick<BrandArea, 'area' | 'settings' | 'flows'>, manifests: Manifests): string {
  const { settings, flows } = brandArea;
  const choice = buildFlowChoice({ path: '/', query: {} }, manifests);
  const step = firstStep(selectFlow(flows, settings.forcedFlows ?? [], choice));
  return stepUrl(step, manifests, entryQuery(brandArea).toString());
}

/** What a link says of an area of a brand: its product, and the area where it is not the one that opens without. */
export function entryQuery({ area, settings }: Pick<BrandArea, 'area' | 'settings'>): URLSearchParams {
  const query = new URLSearchParams({ product: settings.productCode });
  if (area !== areaOfLang(undefined)) query.set('lang', langOfArea(area));
  return query;
}
