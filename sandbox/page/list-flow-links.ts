import type { BrandArea, Environment } from '../../catalogue/catalogue';
import { entryQuery } from '../../catalogue/entry-url';
import { selectFirstPlan } from '../../catalogue/select-first-plan';
import { firstStep, type Manifests, stepUrl } from '../../model/flow/resolve-step';
import { selectFlow } from '../../model/flow/select-flow';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import type { Flow, Manifest } from '../../schemas/generated/types';

/** First words of the magic table's ids that can be paid. */
const openWords: Readonly<Record<NonNullable<Manifest['charges']>, string>> = {
  invoice: 'aberta',
  renewal: 'assinatura',
  upgrade: 'upgrade',
  'custom-offer': 'oferta',
};

/** A link that opens a flow at its first step. */
export interface FlowLink {
  flow: Flow;
  href: string;
}

/** Links to the flows of an area; a flow that no link can open is left out. */
export function listFlowLinks(brandArea: BrandArea, manifests: Manifests, environment: Environment): FlowLink[] {
  return brandArea.flows.flatMap((flow) => {
    const href = listUrls(brandArea, flow, manifests, environment).find((url) =>
      opensFlow(url, flow, brandArea, manifests),
    );
    return href === undefined ? [] : [{ flow, href }];
  });
}

function opensFlow(url: string, flow: Flow, { flows, settings }: BrandArea, manifests: Manifests): boolean {
  return selectFlow(flows, settings.forcedFlows ?? [], parseCheckoutUrl(url, manifests), manifests) === flow;
}

/** URLs that may open a flow, the plainest first. */
function listUrls(brandArea: BrandArea, flow: Flow, manifests: Manifests, environment: Environment): string[] {
  const { settings } = brandArea;
  const step = firstStep(flow);
  const { entry, charges } = manifests[step.templateId];
  if (isOpenedByVisit(brandArea, flow, manifests)) return [];
  const id = charges && openDemoId(charges, brandArea);
  const subject = {
    ...Object.fromEntries(entryQuery(brandArea)),
    ...(id !== undefined && { [entry ?? 'subscription']: id }),
  };
  const forcing = (settings.forcedFlows ?? []).filter((forced) => forced.flow === flow.id).map(({ when }) => when);
  const offers = flow.id === 'offer' ? [{ oferta: selectFirstPlan(settings)?.planId[environment] }] : [];
  return [{}, ...forcing, ...offers, { flowId: flow.id }].map((values) => {
    const stated = Object.entries({ ...subject, ...values }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    return stepUrl(step, manifests, new URLSearchParams(stated).toString());
  });
}

/** Id of a product's invoice or subscription that can be paid. Areas may share a code, so a slug wins. */
export function openDemoId(charge: keyof typeof openWords, { settings }: BrandArea): string {
  return `${openWords[charge]}-${settings.productSlugs?.[0] ?? settings.productCode}`;
}

/** Whether no link opens a flow: it continues a buyer's own visit, or upgrades to a dearer plan that nobody sells. */
export function isOpenedByVisit({ settings }: BrandArea, flow: Flow, manifests: Manifests): boolean {
  const { entry, charges } = manifests[firstStep(flow).templateId];
  if (charges === 'upgrade') return new Set(Object.values(settings.plans).map(({ amount }) => amount)).size === 1;
  return entry !== undefined && charges === undefined;
}
