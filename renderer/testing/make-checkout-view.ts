import { withActiveMethods } from '../../catalogue/active-methods';
import { brandTheme } from '../../catalogue/brand-theme';
import type { AreaSettings } from '../../catalogue/catalogue';
import { languages, withFallback } from '../../catalogue/config-paths';
import { mergePatch } from '../../catalogue/merge-patch';
import { offerPlan } from '../../catalogue/offer-plan';
import { resolveSettings } from '../../catalogue/resolve-settings';
import { sharedMessages } from '../../catalogue/shared-messages';
import { compileCopy } from '../../model/copy/compile-copy';
import { parseMarkdown } from '../../model/copy/parse-markdown';
import { listCharges } from '../../model/flow/list-charges';
import { listOnward } from '../../model/flow/list-onward';
import type { Manifests, Step } from '../../model/flow/resolve-step';
import { type ResolvedTheme, resolveTheme } from '../../model/theme/resolve-theme';
import { buildThemeCss } from '../../model/theme/theme-css';
import { acceptedParts } from '../../schemas/api/accepted-parts';
import { savedCardMethods } from '../../schemas/generated/methods-by-trait';
import type {
  Area,
  Brand,
  BrandSettings,
  Copy,
  Flow,
  Fonts,
  Messages,
  PlanSummary,
  StepVideo,
  Theme,
} from '../../schemas/generated/types';
import { addInterest } from '../../studio/add-interest';
import type { TemplateExample } from '../../studio/read-examples';
import { recordEntry } from '../../studio/record-entry';
import type { CheckoutView, PageView, UpsellOffer } from '../checkout/checkout-view';
import { sellOffer } from '../checkout/sell-offer';
import { makeInstallment, makePlanSummary } from './make-plan-summary';

/** The project's own configuration, imported as modules instead of read from disk. */
const brandFiles = import.meta.glob<unknown>('/brands/*/*.json', { eager: true, import: 'default' });
const flowFiles = import.meta.glob<Flow>('/flows/*.json', { eager: true, import: 'default' });
const messageFiles = Object.fromEntries(
  languages.map((language) => [language, brandFiles[`/brands/_base/messages.${language}.json`] as Messages]),
);
const copyFiles = import.meta.glob<Record<string, string>>('/templates/*/*.copy.*.json', {
  eager: true,
  import: 'default',
});

/** Names of the brands' videos. */
const mediaFiles = Object.keys(import.meta.glob<unknown>('/brands/*/*.{webm,mp4}', { query: '?url' }));
const manifestFiles = import.meta.glob<Manifests[keyof Manifests]>('/templates/*/*.manifest.json', {
  eager: true,
  import: 'default',
});
const manifests = Object.fromEntries(
  Object.entries(manifestFiles).map(([file, manifest]) => [file.split('/')[2], manifest]),
) as Manifests;

const brandIds = Object.entries(brandFiles)
  .filter(([file]) => file.endsWith('/brand.json'))
  .map(([file, brand]) => ({ id: file.split('/')[2], order: (brand as Brand).order }))
  .sort((first, second) => first.order - second.order)
  .map(({ id = '' }) => id);
const [firstBrandId = ''] = brandIds;

export interface CheckoutViewOptions {
  /** Folder of the brand. Default: the first. */
  brand?: string;
  area?: Area;
  /** False when the plans could not be loaded. */
  hasPlans?: boolean;
  /** False when nothing is offered after the purchase. */
  hasUpsell?: boolean;
  /** Interest in percent, for every choice with more than one payment. */
  interest?: number | undefined;
  error?: NonNullable<CheckoutView['error']>['kind'] | undefined;
  /** Invoice, subscription or lead of this step. */
  entry?: { step: Step; example: NonNullable<TemplateExample['entry']> } | undefined;
  /** Props of the template's first step, for values that the view takes from them. */
  stepProps?: { stepId: string; markdown?: string; picture?: string; video?: StepVideo };
}

/** Trials of the plans end a week or some months after this date. */
const dayOfTests = new Date('2026-11-21T12:00:00Z');

/** Page props of a brand's checkout, for tests without a server. */
export function makeCheckoutView(options: CheckoutViewOptions = {}): CheckoutView {
  const {
    brand: brandId = firstBrandId,
    area = 'BR',
    hasPlans = true,
    hasUpsell = true,
    interest,
    error,
    stepProps,
    entry,
  } = options;
  const brand = brandFiles[`/brands/${brandId}/brand.json`] as Brand;
  const base = brandFiles[`/brands/_base/${area.toLowerCase()}.json`] as BrandSettings;
  const settings = withActiveMethods(resolveSettings(brandId, base, brand, area));
  const { language } = settings;
  const flow = flowFiles[`/flows/${settings.flows[0]}.json`];
  if (!flow) throw new RangeError(`${brandId} names a flow that does not exist`);
  const plans = makePlans(settings).map((plan) => addInterest(plan, interest));
  const urlOf = (file: string) => `/brands/${brandId}/${file}`;
  const page: PageView = {
    brandId,
    area,
    environment: 'test',
    language,
    mode: 'light',
    isSandbox: true,
    product: {
      code: settings.productCode,
      name: settings.productName,
      title: settings.title,
      businessName: settings.businessName,
    },
    settings,
    links: settings.links.test,
    images: {
      logo: urlOf('logo.svg'),
      logoDark: urlOf('logo-dark.svg'),
      logoWidth: settings.logoWidth ?? 110,
      favicon: urlOf('favicon.svg'),
      loading: urlOf('loading.svg'),
      product: urlOf('product.svg'),
      ...(settings.multiProfile?.cardThumbnail && { profile: urlOf(settings.multiProfile.cardThumbnail) }),
      stepLogos: {},
      stepPictures: stepProps?.picture === undefined ? {} : { [stepProps.stepId]: urlOf(stepProps.picture) },
      stepVideos: findVideo(stepProps, urlOf),
    },
    analyticsId: settings.gtmTest ?? null,
    seller: { name: '', isLiveEnabled: false, account: '', id: 'performance', source: 'direto' },
    plans: hasPlans
      ? plans.map((plan) =>
          offerPlan(plan, {
            area: { area, settings },
            flow,
            environment: 'test',
            now: dayOfTests,
          }),
        )
      : null,
    entry: entry ? recordEntry(entry.example, plans) : { kind: 'product' },
    charges: listCharges({ id: 'example', steps: entry ? [entry.step] : [] }, manifests),
    flow,
    manifests,
    copy: compileCopy(readCopy(brandId, language), (group, key, reason) => {
      throw new SyntaxError(`${group}.${key}: ${reason}`);
    }),
    messages: sharedMessages(messageFiles, language),
    refererOptions: themeOf(brandId).refererOptions,
    addressForm: settings.hasAddressForm ? { states: settings.states ?? [] } : null,
    documents: stepProps?.markdown === undefined ? {} : { [stepProps.stepId]: parseMarkdown(stepProps.markdown) },
    documentHashes: {},
    accepts: [...acceptedParts],
    oldestDay: '2026-11-21',
    search: `product=${settings.productCode}${entry ? `&${entry.example.kind}=${entry.example.id}` : ''}`,
    showsHomologation: false,
    ...(entry?.example.kind === 'lead' && {
      recovery: { start: '/lead', ...(entry.example.maskedName && { payment: '/payment', receipt: '/success' }) },
    }),
    error: error === undefined ? null : { kind: error, reference: 'A1B2C3D4', retryUrl: null },
    upsell: hasPlans && hasUpsell ? makeUpsell(brandId, area) : null,
    wearsUpsell: false,
    onward: listOnward(flow, manifests, `product=${settings.productCode}`),
  };
  return sellOffer(page, 'main');
}

function findVideo(
  stepProps: CheckoutViewOptions['stepProps'],
  urlOf: (file: string) => string,
): PageView['images']['stepVideos'] {
  if (stepProps?.video?.kind !== 'file' || !mediaFiles.includes(urlOf(stepProps.video.file))) return {};
  const { file, captions } = stepProps.video;
  return { [stepProps.stepId]: { file: urlOf(file), ...(captions !== undefined && { captions: urlOf(captions) }) } };
}

/** The page's upsell: another brand's product, preferably one that takes a saved card. */
function makeUpsell(brandId: string, area: Area): UpsellOffer | null {
  const brandOf = (id: string) => brandFiles[`/brands/${id}/brand.json`] as Brand;
  const others = brandIds.filter((id) => id !== brandId && brandOf(id)[area] !== undefined);
  const sold = others.find((id) => takesSavedCard(brandOf(id), area)) ?? others[0];
  if (sold === undefined) return null;
  const { product, settings, links, plans, images } = makeCheckoutView({ brand: sold, area, hasUpsell: false });
  return { brandId: sold, product, settings, links, plans, picture: images.product };
}

function takesSavedCard(brand: Brand, area: Area): boolean {
  const methods = brand[area]?.payment?.methods ?? brand.all?.payment?.methods ?? [];
  return methods.some((method) => savedCardMethods.includes(method));
}

/** A brand's style sheet, as its pages print it. */
export function makeThemeCss(brandId = firstBrandId): string {
  return buildThemeCss(
    themeOf(brandId),
    brandFiles['/brands/_base/fonts.json'] as Fonts,
    (file) => `/brands/${brandId}/${file}`,
  );
}

function themeOf(brandId: string): ResolvedTheme {
  const brand = brandFiles[`/brands/${brandId}/brand.json`] as Brand;
  const own = (brandFiles[`/brands/${brandId}/theme.json`] ?? {}) as Theme;
  const legacy = own.legacy ? brandFiles['/brands/_base/theme.legacy.json'] : {};
  const base = mergePatch(brandFiles['/brands/_base/theme.json'], legacy) as Theme;
  return resolveTheme(brandId, base, brandTheme(brand, own));
}

function readCopy(brandId: string, language: string): Copy {
  const shared = withFallback(language).reduce<unknown>((copy, one) => {
    const templates = Object.entries(copyFiles).flatMap(([file, texts]) => {
      const [, templateId] = /^\/templates\/([^/]+)\//.exec(file) ?? [];
      return templateId !== undefined && file.includes(`.copy.${one}.`) ? [[templateId, texts] as const] : [];
    });
    return mergePatch(mergePatch(copy, Object.fromEntries(templates)), brandFiles[`/brands/_base/copy.${one}.json`]);
  }, {});
  return mergePatch(shared, brandFiles[`/brands/${brandId}/copy.${language}.json`] ?? {}) as Copy;
}

/** Plans with the brand's own prices, payable by every method that it offers. */
function makePlans({ plans, payment, currency }: AreaSettings): PlanSummary[] {
  return Object.entries(plans).map(([planType, { amount, installments = 1, name, planId }]) =>
    makePlanSummary({
      id: planId.test,
      amount,
      planName: name,
      planType: planType as PlanSummary['planType'],
      currency: currency.code,
      installments: [...new Set([1, installments])].map((count) => makeInstallment(count, amount)),
      paymentMethods: (payment.methods ?? []) as PlanSummary['paymentMethods'],
    }),
  );
}
