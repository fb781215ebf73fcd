import { buildAssetUrl } from '../../catalogue/asset-url';
import type { BrandAsset, Environment } from '../../catalogue/catalogue';
import { offerPlan } from '../../catalogue/offer-plan';
import type { CompiledCopy } from '../../model/copy/compile-copy';
import { type MarkdownNode, parseMarkdown } from '../../model/copy/parse-markdown';
import { takesMoney } from '../../model/flow/paying-steps';
import { findErrorTemplate, type Manifests } from '../../model/flow/resolve-step';
import { selectBusiness } from '../../model/flow/select-business';
import { oldestDayAt } from '../../schemas/api/oldest-day';
import type { TemplateId } from '../../schemas/generated/types';
import type { Checkout } from './checkout';
import type { CheckoutView } from './checkout-view';

export interface ViewSources {
  assets: ReadonlyMap<string, BrandAsset>;
  environment: Environment;
  /** When the page is made: a trial that is begun on it is counted from here. */
  now: Date;
  manifests: Manifests;
  isSandbox: boolean;
  showsHomologation: boolean;
  error: CheckoutView['error'];
}

/** Groups that every page needs besides the error page's; `methods` and `payment` are added where a step takes money. */
const frameGroups = ['frame', 'order', 'refusals'];
/** Of a brand that states none, px. */
export const defaultLogoWidth = 110;

/** Checkout → what the page is given: this flow's steps, only their words, no setting that no screen reads. */
export function buildCheckoutView(checkout: Checkout, sources: ViewSources): CheckoutView {
  const { area, config, flow, seller, location, theme } = checkout;
  const { settings } = area;
  const templateIds = flow.steps.map(({ templateId }) => templateId);
  return {
    brandId: theme.brandId,
    area: area.area,
    environment: sources.environment,
    language: settings.language,
    mode: checkout.mode,
    isSandbox: sources.isSandbox,
    product: {
      code: checkout.productCode,
      name: settings.productName,
      title: config.title,
      businessName: settings.businessName,
    },
    settings: {
      business: selectBusiness(flow, settings),
      payment: settings.payment,
      terms: settings.terms,
      successHeader: settings.successHeader,
      currency: settings.currency,
      country: settings.country,
      ...pickStated(settings, [
        'stepsNumber',
        'pix',
        'showsAccessButton',
        'showsMonthlyDifference',
        'successRedirect',
        'redirectLinks',
      ]),
    },
    links: settings.links[sources.environment],
    images: buildImages(checkout, sources.assets),
    seller: { ...seller, id: location.seller, source: location.source },
    plans: offerPlans(checkout, sources),
    entry: checkout.entry,
    flow,
    copy: pickCopy(area.copy, templateIds, sources.manifests),
    messages: area.messages,
    refererOptions: flow.steps.some(({ props }) => props && 'asksReferer' in props && props.asksReferer)
      ? theme.refererOptions
      : [],
    documents: parseDocuments(checkout),
    oldestDay: oldestDayAt(sources.now),
    search: location.search,
    showsHomologation: sources.showsHomologation,
    error: sources.error,
  };
}

function offerPlans({ plans, area, flow }: Checkout, { environment, now }: ViewSources): CheckoutView['plans'] {
  return plans?.map((plan) => offerPlan(plan, { area, flow, environment, now })) ?? null;
}

function buildImages({ area, flow, theme }: Checkout, assets: ReadonlyMap<string, BrandAsset>): CheckoutView['images'] {
  const brandId = theme.brandId ?? area.brandId;
  const urlOf = (file: string) => buildAssetUrl(assets, brandId, file);
  const { media } = flow.props ?? {};
  // A flow of the config call may name a file that the brand does not have: the brand's own stands in.
  const flowLogo = media?.logo === undefined ? undefined : urlOf(media.logo);
  const flowFavicon = media?.favicon === undefined ? undefined : urlOf(media.favicon);
  const logo = flowLogo ?? urlOf('logo.svg') ?? '';
  const width = Number.parseInt(flow.props?.style?.logo?.width ?? '', 10);
  const byStep = (key: 'logo' | 'picture') =>
    Object.fromEntries(
      flow.steps.flatMap(({ id, props }) => {
        const file = props?.media?.[key];
        const url = file === undefined ? undefined : urlOf(file);
        return url === undefined ? [] : [[id, url]];
      }),
    );
  return {
    logo,
    logoDark: flowLogo === undefined ? (urlOf('logo-dark.svg') ?? logo) : logo,
    logoWidth: Number.isNaN(width) ? (area.settings.logoWidth ?? defaultLogoWidth) : width,
    favicon: flowFavicon ?? urlOf('favicon.svg') ?? '',
    loading: urlOf('loading.svg') ?? '',
    product: urlOf('product.svg') ?? null,
    stepLogos: byStep('logo'),
    stepPictures: byStep('picture'),
  };
}

const picked = new WeakMap<CompiledCopy, Map<string, CompiledCopy>>();

/** The words of the frame and of these templates; the same flow of the same brand gets the same object. */
function pickCopy(copy: CompiledCopy, templateIds: readonly TemplateId[], manifests: Manifests): CompiledCopy {
  const key = templateIds.join(' ');
  let byKey = picked.get(copy);
  if (!byKey) {
    byKey = new Map();
    picked.set(copy, byKey);
  }
  let groups = byKey.get(key);
  if (!groups) {
    const isAboutPaying = templateIds.some((id) => namesMethods(manifests[id]));
    const hasForm = templateIds.some((id) => takesMoney(manifests[id]));
    const names = new Set([
      ...frameGroups,
      findErrorTemplate(manifests),
      ...(isAboutPaying ? ['methods'] : []),
      ...(hasForm ? ['payment'] : []),
      ...templateIds,
    ]);
    groups = Object.fromEntries(Object.entries(copy).filter(([name]) => names.has(name)));
    byKey.set(key, groups);
  }
  return groups;
}

/** Whether a template may name a way to pay: it takes money, shows a code or tells of a purchase. */
function namesMethods(manifest: Manifests[TemplateId] | undefined): boolean {
  return takesMoney(manifest) || manifest?.needs.some((need) => need === 'pix' || need === 'purchase') === true;
}

function parseDocuments({ flow }: Checkout): Record<string, MarkdownNode[]> {
  return Object.fromEntries(
    flow.steps.flatMap(({ id, props }) =>
      props && 'markdown' in props && props.markdown !== undefined ? [[id, parseMarkdown(props.markdown)]] : [],
    ),
  );
}

/** The stated ones of some keys: a page's props know no undefined. */
function pickStated<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]])) as Pick<
    T,
    Key
  >;
}
