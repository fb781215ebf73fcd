import { type BrandArea, type CatalogueBrand, type Environment, environments } from '../../catalogue/catalogue';
import { findErrorTemplate, firstStep, type Manifests, type Step } from '../../model/flow/resolve-step';
import { selectFlow } from '../../model/flow/select-flow';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import { buildCheckoutView } from '../../renderer/checkout/build-checkout-view';
import { buildOwnCheckout, listOwnPlans } from '../../renderer/checkout/build-own-checkout';
import type { Checkout } from '../../renderer/checkout/checkout';
import type { PageView } from '../../renderer/checkout/checkout-view';
import type { Flow, TemplateId } from '../../schemas/generated/types';
import type { Leaves } from './list-leaves';
import { listThemeLeaves } from './list-theme-leaves';
import { listStepLeaves, listViewLeaves, listWordLeaves } from './list-view-leaves';
import type { PlanTree } from './read-plan-tree';
import { type Screen, type ScreenMode, screenKey, screenModes } from './screen';

/** Both sides use the same date, so that only the files change the day of the first charge. */
const someDay = new Date('2026-01-01T12:00:00Z');

/** Key of the error page, which is the same in each flow. */
const anyFlow = '*';

/** All screens of a brand by key: each step of each flow, and the error page, in each environment and mode. */
export function listScreens(tree: PlanTree, brand: CatalogueBrand): Map<string, Screen> {
  const { manifests } = tree.shared;
  const themes = screenModes.map((mode) => ({ mode, worn: listThemeLeaves(tree.catalogue, brand, mode) }));
  const screens = new Map<string, Screen>();
  for (const area of Object.values(brand.areas)) {
    const modes = themes.filter(({ mode }) => isPlayed(mode, area));
    const wordsOf = createWords(manifests);
    for (const environment of environments) {
      for (const { view, flowId, steps } of listPages(tree, brand, area, environment)) {
        const page = listViewLeaves(view);
        for (const step of steps) {
          const { templateId } = step;
          const words = wordsOf(view, templateId);
          for (const { mode, worn } of modes) {
            const place = { brandId: brand.id, area: area.area, environment, flowId, templateId, mode };
            const own = listStepLeaves(view, step, manifests, mode);
            screens.set(screenKey(place), { place, layers: [page, words, own, worn] });
          }
        }
      }
    }
  }
  return screens;
}

/** Copy of a template on an area's pages: its own group and the shared ones. Pages of one flow share it. */
function createWords(manifests: Manifests): (view: PageView, templateId: TemplateId) => Leaves {
  const known = new Map<PageView['copy'], Map<TemplateId, Leaves>>();
  return (view, templateId) => {
    const ofPage = known.get(view.copy) ?? new Map<TemplateId, Leaves>();
    known.set(view.copy, ofPage);
    const words = ofPage.get(templateId) ?? listWordLeaves(view, templateId, manifests);
    ofPage.set(templateId, words);
    return words;
  };
}

function isPlayed(mode: ScreenMode, { settings }: BrandArea): boolean {
  return settings.mode === 'auto' || settings.mode === mode;
}

interface Page {
  view: PageView;
  flowId: string;
  steps: readonly Step[];
}

/** Props of the pages of all flows, then those of the error page. */
function listPages(
  { catalogue, shared: { manifests } }: PlanTree,
  brand: CatalogueBrand,
  area: BrandArea,
  environment: Environment,
): Page[] {
  const plans = listOwnPlans(area, environment);
  const build = (flow: Flow, error: PageView['error']) =>
    buildCheckoutView(buildCheckout(brand, area, flow, error ? null : plans, manifests), {
      assets: catalogue.assets,
      environment,
      manifests,
      now: someDay,
      isSandbox: false,
      showsHomologation: false,
      error,
    });
  const played = area.flows.map((flow) => ({ view: build(flow, null), flowId: flow.id, steps: flow.steps }));
  const templateId = findErrorTemplate(manifests);
  if (area.flows.length === 0) return played;
  const flow = selectFlow(area.flows, [], { query: {}, entry: { kind: 'product' } }, manifests);
  if (plays(flow, templateId)) return played;
  const step = { id: templateId, templateId } as Step;
  const view = build(flow, { kind: 'failed', reference: '', retryUrl: null });
  return [...played, { view, flowId: anyFlow, steps: [step] }];
}

function plays({ steps }: Flow, templateId: TemplateId): boolean {
  return steps.some((step) => step.templateId === templateId);
}

/** Builds a checkout from the brand's own JSON. */
function buildCheckout(
  { theme }: CatalogueBrand,
  area: BrandArea,
  flow: Flow,
  plans: Checkout['plans'],
  manifests: Manifests,
): Checkout {
  const { voucher } = firstStep(flow).props ?? {};
  const query = { product: area.settings.productCode, ...(voucher === undefined ? {} : { voucher }) };
  const location = parseCheckoutUrl(`/?${new URLSearchParams(query)}`, manifests);
  return buildOwnCheckout(area, { location, theme, flow, plans });
}
