import { createHash } from 'node:crypto';
import { listMethodNames } from '../../catalogue/active-methods';
import { buildAssetUrl, findLogo } from '../../catalogue/asset-url';
import { callCodeOf, productIdOf } from '../../catalogue/call-ids';
import type { BrandArea, BrandAsset, Environment } from '../../catalogue/catalogue';
import { offerPlan } from '../../catalogue/offer-plan';
import { selectContainer } from '../../catalogue/select-container';
import type { PageCaptcha } from '../../model/captcha-providers';
import { openVault, type PageVault } from '../../model/card-vaults';
import { parseMarkdown } from '../../model/copy/parse-markdown';
import { allowsContainer } from '../../model/flow/allows-container';
import { listCharges } from '../../model/flow/list-charges';
import { listOnward } from '../../model/flow/list-onward';
import { findErrorTemplate, listSellingSteps, type Manifests, type OfferId } from '../../model/flow/resolve-step';
import { selectBusiness } from '../../model/flow/select-business';
import { oldestDayAt } from '../../schemas/api/oldest-day';
import type { Flow, PlanSummary, TemplateId } from '../../schemas/generated/types';
import { buildRecovery } from './build-recovery';
import type { Checkout, LoadedUpsell } from './checkout-view';
import { type Offer, type PageView, type UpsellOffer, viewSettings } from './checkout-view';
import { pickCopy } from './pick-copy';

export interface ViewSources {
  assets: ReadonlyMap<string, BrandAsset>;
  environment: Environment;
  /** Time of rendering. A trial that begins on this page counts from it. */
  now: Date;
  manifests: Manifests;
  isSandbox: boolean;
  showsHomologation: boolean;
  error: PageView['error'];
  /** Captcha service of this server. */
  captcha?: Pick<PageCaptcha, 'provider' | 'siteKey'> | undefined;
  /** Origin of the sandbox's own token endpoint, which stands in for each provider's. */
  vaultOrigin?: string | undefined;
  /** Variants that the visit met; undefined where the page uses none. */
  experiments?: PageView['experiments'];
  /** URL that ends the visit's feature flags; undefined where the page uses none. */
  flagsUrl?: string | undefined;
}

/** Checkout → page props. Only the flow's steps, their copy and the settings that screens read are sent. */
export function buildCheckoutView(checkout: Checkout, sources: ViewSources): PageView {
  const { area, config, flow, seller, location, theme, upsell } = checkout;
  const { manifests } = sources;
  const { settings } = area;
  const { name: _, ...shownFlow } = flow;
  const templateIds = flow.steps.map(({ templateId }) => templateId);
  const manifest = location.templateId && manifests[location.templateId];
  const recovery = buildRecovery(checkout, manifests);
  const vault = buildVault(checkout, sources);
  const analyticsId = config.gtm ?? selectContainer(settings, sources.environment) ?? null;
  return {
    brandId: theme.brandId,
    area: area.area,
    environment: sources.environment,
    language: settings.language,
    mode: checkout.mode,
    isSandbox: sources.isSandbox,
    ...buildOffer('main', { ...checkout, productName: settings.productName, title: config.title }, flow, sources),
    upsell: upsell && buildUpsell(upsell, flow, sources),
    wearsUpsell: upsell !== null && manifest?.isUpsellType === true,
    analyticsId,
    ...(analyticsId !== null && {
      container: {
        isAllowed: allowsContainer(flow, location.templateId, manifests),
        hosts: settings.analytics?.hosts ?? [],
      },
    }),
    images: buildImages(checkout, sources),
    seller: { ...seller, id: location.seller, source: location.source },
    entry: checkout.entry,
    flow: shownFlow,
    manifests: pickManifests(templateIds, manifests),
    charges: listCharges(flow, manifests),
    copy: pickCopy(area.copy, flow, manifests, {
      hasAddressForm: config.hasAddressForm,
      hasContainer: analyticsId !== null,
    }),
    messages: area.messages,
    refererOptions: flow.steps.some(({ props }) => props && 'asksReferer' in props && props.asksReferer)
      ? theme.refererOptions
      : [],
    addressForm: config.hasAddressForm || asksAddress(flow) ? { states: settings.states ?? [] } : null,
    documents: mapDocuments(checkout, parseMarkdown),
    documentHashes: mapDocuments(checkout, hashOf),
    oldestDay: oldestDayAt(sources.now),
    search: location.search,
    showsHomologation: sources.showsHomologation,
    ...(sources.captcha && { captcha: buildCaptcha(sources.captcha, manifest) }),
    accepts: config.accepts ?? [],
    ...(sources.experiments && { experiments: sources.experiments }),
    ...(vault && { vault }),
    ...(sources.flagsUrl !== undefined && { flagsUrl: sources.flagsUrl }),
    ...(checkout.onward && { onward: listOnward(checkout.onward, manifests, location.search) }),
    ...(recovery && { recovery }),
    error: sources.error,
  };
}

/** A captcha service runs only in a document that begins on a screen without card fields (PCI DSS 6.4.3). */
function buildCaptcha(
  { provider, siteKey }: Pick<PageCaptcha, 'provider' | 'siteKey'>,
  manifest: Manifests[TemplateId] | undefined,
): PageCaptcha {
  return { provider, siteKey, isAllowed: manifest !== undefined && !manifest.hasCardFields };
}

/** A flow without card fields reaches no vault. */
function buildVault({ flow, vault }: Checkout, { manifests, vaultOrigin }: ViewSources): PageVault | undefined {
  const takesCards = flow.steps.some(({ templateId }) => manifests[templateId].hasCardFields);
  return vault && takesCards ? openVault(vault, vaultOrigin) : undefined;
}

type GivenPart = NonNullable<Manifests[TemplateId]['gives']>[number];

/** Whether a step of the flow asks for a part of the session. */
function gives({ steps }: Flow, manifests: Manifests, need: GivenPart): boolean {
  return steps.some(({ templateId }) => manifests[templateId]?.gives?.includes(need));
}

function asksAddress({ steps }: Flow): boolean {
  return steps.some(({ props }) => props && 'asks' in props && props.asks?.includes('address'));
}

/** A product that the page sells, and the names of its own. */
interface SoldProduct {
  area: BrandArea;
  productCode: string;
  productName: string;
  title: string;
  plans: PlanSummary[] | null;
}

/** Product, settings, links and plans of an offer, for the steps that sell it. */
function buildOffer(
  offer: OfferId,
  { area, productCode: code, productName, title, plans }: SoldProduct,
  flow: Flow,
  { environment, now, manifests }: ViewSources,
): Offer {
  const { settings } = area;
  const callCode = callCodeOf(area, code);
  const isOld = settings.payment.api === 'v1';
  const selling = { ...flow, steps: listSellingSteps(flow, manifests, offer) };
  return {
    product: {
      code,
      ...(callCode !== code && { callCode }),
      ...(isOld &&
        plans && {
          productIds: Object.fromEntries(plans.map(({ planType }) => [planType, productIdOf(area, planType)])),
        }),
      name: productName,
      title,
      businessName: settings.businessName,
      ...pickStated(settings, ['legal']),
    },
    settings: {
      ...pickStated(settings, viewSettings),
      business: selectBusiness(selling, settings),
      ...(settings.mz?.methods && { methodNames: listMethodNames(settings) }),
    },
    links: settings.links[environment],
    plans: plans?.map((plan) => offerPlan(plan, { area, flow: selling, environment, now })) ?? null,
  };
}

function buildUpsell(upsell: LoadedUpsell, flow: Flow, sources: ViewSources): UpsellOffer {
  const { area, theme } = upsell;
  const { productCode, title } = area.settings;
  return {
    ...buildOffer('upsell', { ...upsell, productCode, title }, flow, sources),
    brandId: theme.brandId,
    picture: buildAssetUrl(sources.assets, area.brandId, 'product.svg') ?? null,
  };
}

function buildImages({ area, flow, theme }: Checkout, { assets, manifests }: ViewSources): PageView['images'] {
  const brandId = theme.brandId ?? area.brandId;
  const urlOf = (file: string) => buildAssetUrl(assets, brandId, file);
  const { media } = flow.props ?? {};
  // The config call's flow may name a file that the brand lacks. The brand's own file replaces it.
  const flowLogo = media?.logo === undefined ? undefined : urlOf(media.logo);
  const flowFavicon = media?.favicon === undefined ? undefined : urlOf(media.favicon);
  const own = findLogo({ ...area, brandId }, assets);
  const { cardThumbnail } = area.settings.multiProfile ?? {};
  const profile = cardThumbnail !== undefined && gives(flow, manifests, 'profiles') ? urlOf(cardThumbnail) : undefined;
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
    logo: flowLogo ?? own.light,
    logoDark: flowLogo ?? own.dark,
    logoWidth: Number.isNaN(width) ? own.width : width,
    favicon: flowFavicon ?? urlOf('favicon.svg') ?? '',
    loading: urlOf('loading.svg') ?? '',
    product: urlOf('product.svg') ?? null,
    ...(profile && { profile }),
    stepLogos: byStep('logo'),
    stepPictures: byStep('picture'),
    stepVideos: findVideos(flow, urlOf),
  };
}

function findVideos({ steps }: Flow, urlOf: (file: string) => string | undefined): PageView['images']['stepVideos'] {
  return Object.fromEntries(
    steps.flatMap(({ id, props }) => {
      const video = props && 'video' in props && props.video.kind === 'file' ? props.video : undefined;
      const file = video && urlOf(video.file);
      if (file === undefined) return [];
      const captions = video?.captions === undefined ? undefined : urlOf(video.captions);
      return [[id, { file, ...(captions !== undefined && { captions }) }]];
    }),
  );
}

/** A page's scripts name no template's manifest, so that a new template adds nothing to other pages. */
function pickManifests(templateIds: readonly TemplateId[], manifests: Manifests): Manifests {
  const ids = new Set([...templateIds, findErrorTemplate(manifests)]);
  return Object.fromEntries([...ids].map((id) => [id, manifests[id]])) as Manifests;
}

/** Something of the text of each step that has one, by step id. */
function mapDocuments<Value>({ flow }: Checkout, read: (markdown: string) => Value): Record<string, Value> {
  return Object.fromEntries(
    flow.steps.flatMap(({ id, props }) =>
      props && 'markdown' in props && props.markdown !== undefined ? [[id, read(props.markdown)]] : [],
    ),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Picks the given keys whose values are defined: Next rejects undefined in page props. */
function pickStated<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]])) as Pick<
    T,
    Key
  >;
}
