import type { BrandArea, CatalogueBrand } from '../catalogue/catalogue';
import { selectEntryFlow } from '../catalogue/entry-url';
import { firstStep, takesMoney } from '../model/flow/resolve-step';
import { nameOfCountry } from '../sandbox/page/load-home';
import type { TemplateId } from '../schemas/generated/types';
import { cellUrl, pictureUrl } from './cell';
import { listCells, screenName } from './list-cells';
import { listStates, type StudioSources } from './list-states';

/** A screen of a brand on a phone. Its country is null for a brand of one country. */
export type BrandPicture = ReturnType<typeof listPictures>[number];

/**
 * First screen of each of a brand's areas, in both modes and without scripts. With `hasPayment`, also the screen where
 * buyers pay; a payment form is complete only with its scripts, so these pictures run them.
 */
export function listPictures(
  { areas }: CatalogueBrand,
  sources: StudioSources,
  { hasPayment = false }: { hasPayment?: boolean } = {},
) {
  const listed: BrandArea[] = Object.values(areas);
  return listed.flatMap((area) => {
    const country = listed.length > 1 ? nameOfCountry(area.area) : null;
    return listOfArea(area, sources, hasPayment).map((picture) => ({ ...picture, area: area.area, country }));
  });
}

function listOfArea(area: BrandArea, sources: StudioSources, hasPayment: boolean) {
  const flow = selectEntryFlow(area, sources.manifests);
  const first = firstStep(flow).templateId;
  const paying = flow.steps.find(({ templateId }) => takesMoney(sources.manifests[templateId]))?.templateId;
  const shown = new Set<TemplateId>([first, ...(hasPayment && paying ? [paying] : [])]);
  return [...shown].flatMap((templateId) => {
    const [state] = listStates(templateId, area, sources);
    return listCells(area, templateId, sources, { flowId: flow.id, stateId: state?.id }).map(({ cell }) => ({
      url: hasPayment ? cellUrl(cell) : pictureUrl(cell),
      screen: screenName(templateId),
      mode: cell.mode,
    }));
  });
}
