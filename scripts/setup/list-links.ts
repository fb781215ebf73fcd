import type { BrandArea, Catalogue } from '../../renderer/config/catalogue';
import { stepUrl } from '../../renderer/flow/next-step-url';
import { firstStep } from '../../renderer/flow/resolve-step';
import { selectFlow } from '../../renderer/flow/select-flow';
import type { TemplateId } from '../../schemas/generated/types';
import { manifests } from '../../templates/manifests.generated';

export interface Link {
  /** Brand and area in words. */
  name: string;
  /** Path and query of the first step of the area's default flow. */
  href: string;
}

export interface StepLink {
  templateId: TemplateId;
  href: string;
}

/** A link for each area of each brand. */
export function listLinks(catalogue: Catalogue): Link[] {
  return listAreas(catalogue).map((brandArea) => {
    const { area, settings, flows } = brandArea;
    const step = firstStep(selectFlow(flows, settings.forcedFlows ?? [], {}));
    return {
      name: `${settings.businessName} (${area})`,
      href: stepUrl(step, manifests, buildSearch(brandArea).toString()),
    };
  });
}

/** A link for each step of each flow of each area; for templates outside every flow, one to their route. */
export function listStepLinks(catalogue: Catalogue): StepLink[] {
  const areas = listAreas(catalogue);
  const links = areas.flatMap((brandArea) =>
    brandArea.flows.flatMap((flow) =>
      flow.steps.map((step): StepLink => {
        const search = buildSearch(brandArea);
        search.set('flowId', flow.id);
        return { templateId: step.templateId, href: stepUrl(step, manifests, search.toString()) };
      }),
    ),
  );
  const outside = (Object.keys(manifests) as TemplateId[]).filter((id) =>
    links.every(({ templateId }) => templateId !== id),
  );
  return [...links, ...outside.map((templateId) => ({ templateId, href: manifests[templateId].route }))];
}

function listAreas({ brands }: Catalogue): BrandArea[] {
  return brands.flatMap(({ areas }) => Object.values(areas));
}

function buildSearch({ area, settings }: BrandArea): URLSearchParams {
  return new URLSearchParams({ product: settings.productCode, ...(area === 'MZ' ? { lang: 'pt-MZ' } : {}) });
}
