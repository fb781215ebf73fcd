import type { BrandArea, Catalogue, Environment } from '../catalogue/catalogue';
import { findBrand } from '../catalogue/catalogue-index';
import { entryQuery, selectEntryFlow } from '../catalogue/entry-url';
import { firstStep, type Step } from '../model/flow/resolve-step';
import { parseCheckoutUrl } from '../model/location/parse-checkout-url';
import { buildCheckoutView } from '../renderer/checkout/build-checkout-view';
import { buildOwnCheckout, listOwnPlans } from '../renderer/checkout/build-own-checkout';
import type { LoadedUpsell, PageView } from '../renderer/checkout/checkout-view';
import type { Flow, TemplateId } from '../schemas/generated/types';
import { addInterest } from './add-interest';
import { dayOfCells } from './day-of-cells';
import type { FoundCell } from './find-cell';
import { type CellState, type FrameState, findUpsellArea, type StudioSources } from './list-states';
import { recordEntry } from './record-entry';

/** Example of an error reference in the log. */
const reference = 'A1B2C3D4';
/** Id of an invoice, subscription or lead, for a screen whose example names none. */
const exampleId = 'exemplo-1';
const seller = { name: 'Ana Prado', isLiveEnabled: true, account: '' };

/** The text of the homologation band depends on the environment. The studio shows both, in any environment. */
const homologationIn: Partial<Record<FrameState, Environment>> = {
  homologation: 'homolog',
  'homologation-charged': 'production',
};

/** Cell → props of a buyer's page, from the catalogue alone; no backend call. */
export function buildCellCheckout(
  { cell, area, state }: FoundCell,
  { catalogue, manifests }: StudioSources,
  running: Environment,
): PageView {
  const { example } = state;
  const shown = state.frame && homologationIn[state.frame];
  const environment = shown ?? running;
  const query = entryQuery(area);
  if (state.frame === 'seller') query.set('seller', 'ana.prado');
  const plans = listOwnPlans(area, environment).map((plan) => addInterest(plan, example.interest));
  const flow = buildFlow(area, cell.flowId, cell.templateId, state);
  const needed = manifests[firstStep(flow).templateId].entry;
  const entry = example.entry ?? (needed && { kind: needed, id: exampleId });
  if (entry) query.set(entry.kind, entry.id);
  const checkout = buildOwnCheckout(area, {
    location: parseCheckoutUrl(`${manifests[cell.templateId].route}?${query}`, manifests),
    theme: findBrand(catalogue, area.brandId)?.theme ?? catalogue.neutralTheme,
    mode: cell.mode,
    flow,
    upsell: buildUpsell(area, flow, catalogue, environment),
    ...(entry && { entry: recordEntry(entry, plans) }),
    ...(state.frame === 'seller' && { seller }),
    ...(example.hasPlans !== false && { plans }),
    ...(manifests[cell.templateId].forwards === 'flow' && { onward: selectEntryFlow(area, manifests) }),
  });
  return buildCheckoutView(checkout, {
    assets: catalogue.assets,
    environment,
    now: new Date(`${dayOfCells}T12:00:00Z`),
    manifests,
    isSandbox: false,
    showsHomologation: shown !== undefined,
    error: example.error === undefined ? null : { kind: example.error, reference, retryUrl: null },
  });
}

function buildUpsell(area: BrandArea, flow: Flow, catalogue: Catalogue, environment: Environment): LoadedUpsell | null {
  const sold = findUpsellArea(area, flow, catalogue);
  const theme = sold && findBrand(catalogue, sold.brandId)?.theme;
  return sold && theme
    ? { area: sold, productName: sold.settings.productName, theme, plans: listOwnPlans(sold, environment) }
    : null;
}

/** The flow, with the example's props on its step. A flow of only that step if no flow uses the template. */
function buildFlow({ flows }: BrandArea, flowId: string | null, templateId: TemplateId, { example }: CellState): Flow {
  const flow = flows.find(({ id }) => id === flowId) ?? { id: templateId, steps: [{ id: templateId, templateId }] };
  const steps = (flow.steps as Step[]).map((step) =>
    step.templateId === templateId ? { ...step, props: { ...step.props, ...example.stepProps } } : step,
  );
  return { ...flow, steps: steps as Step[] };
}
