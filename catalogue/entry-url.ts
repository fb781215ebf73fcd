import { stepUrl } from '../model/flow/next-step-url';
import { firstStep, type Manifests } from '../model/flow/resolve-step';
import { buildFlowChoice, selectFlow } from '../model/flow/select-flow';
import { areaOfLang, langOfArea } from '../model/location/lang-of-area';
import type { BrandArea } from './catalogue';

/** Area of a brand → URL of its default flow. */
export function entryUrl(brandArea: Pick<BrandArea, 'area' | 'settings' | 'flows'>, manifests: Manifests): string {
  const { settings, flows } = brandArea;
  const choice = buildFlowChoice({ path: '/', query: {} }, manifests);
  const step = firstStep(selectFlow(flows, settings.forcedFlows ?? [], choice));
  return stepUrl(step, manifests, entryQuery(brandArea).toString());
}

/** Query that selects a brand's area: its product, and the area if it is not the default one. */
export function entryQuery({ area, settings }: Pick<BrandArea, 'area' | 'settings'>): URLSearchParams {
  const query = new URLSearchParams({ product: settings.productCode });
  if (area !== areaOfLang(undefined)) query.set('lang', langOfArea(area));
  return query;
}
