import type { BrandArea, CatalogueBrand } from '../catalogue/catalogue';
import { selectEntryFlow } from '../catalogue/entry-url';
import { takesMoney } from '../model/flow/paying-steps';
import { firstStep } from '../model/flow/resolve-step';
import type { TemplateId } from '../schemas/generated/types';
import type { BrandPicture } from './brand-pictures';
import { pictureUrl } from './cell';
import type { StudioSources } from './find-cell';
import { listCells, screenName } from './list-cells';
import { listStates } from './list-states';

/** A brand's first screen in both modes; with `hasPayment`, also the screen where its buyers pay. */
export function listPictures(
  { areas }: CatalogueBrand,
  sources: StudioSources,
  { hasPayment = false }: { hasPayment?: boolean } = {},
): BrandPicture[] {
  const [area]: BrandArea[] = Object.values(areas);
  if (!area) return [];
  const flow = selectEntryFlow(area, sources.manifests);
  const first = firstStep(flow).templateId;
  const paying = flow.steps.find(({ templateId }) => takesMoney(sources.manifests[templateId]))?.templateId;
  const shown = new Set<TemplateId>([first, ...(hasPayment && paying ? [paying] : [])]);
  return [...shown].flatMap((templateId) => {
    const [state] = listStates(templateId, area, sources);
    return listCells(area, templateId, sources, { flowId: flow.id, stateId: state?.id }).map(({ cell }) => ({
      url: pictureUrl(cell),
      screen: screenName(templateId),
      mode: cell.mode,
    }));
  });
}
