import type { AreaSettings, Environment, Links } from '../../catalogue/catalogue';
import type { PageCaptcha } from '../../model/captcha-providers';
import type { PageContainer } from '../../model/container-hosts';
import type { CompiledCopy } from '../../model/copy/compile-copy';
import type { MarkdownNode } from '../../model/copy/parse-markdown';
import type { Charges } from '../../model/flow/list-charges';
import type { OnwardStep } from '../../model/flow/list-onward';
import type { Manifests } from '../../model/flow/resolve-step';
import type { OfferId } from '../../model/flow/selling-steps';
import type { Entry } from '../../model/location/entry';
import type { OfferedPlan } from '../../model/money/offered-plan';
import type {
  Area,
  BrandSettings,
  Flow,
  Messages,
  PaymentMethod,
  PlanType,
  Seller,
  TemplateId,
  Theme,
} from '../../schemas/generated/types';
import type { Recovery } from './build-recovery';
import type { Mode } from './checkout';

/** Settings that screens use. The rest of the brand stays on the server. */
export const viewSettings = [
  ...(['business', 'payment', 'terms', 'successHeader', 'currency', 'country', 'stepsNumber', 'pix'] as const),
  ...(['showsAccessButton', 'showsMonthlyDifference', 'successRedirect', 'extras', 'multiProfile'] as const),
];

export type ViewSettings = Pick<AreaSettings, (typeof viewSettings)[number]> & {
  /** Names of methods in a payment request, where they differ from ours. */
  methodNames?: Partial<Record<PaymentMethod, PaymentMethod>>;
};

/** The reason for the error page, and the links that it offers. */
export interface VisitError {
  kind: 'not-found' | 'failed';
  reference: string;
  /** URL that tries a payment, an invoice or a renewal again; null for any other visit. */
  retryUrl: string | null;
}

export interface OfferProduct {
  code: string;
  /** Code in the product calls, where it is another than `code`. */
  callCode?: string;
  /** `productId` of the v1 product call by plan type; only for a brand on v1. */
  productIds?: Partial<Record<PlanType, string>>;
  name: string;
  title: string;
  businessName: string;
  /** Legal seller of the product. */
  legal?: NonNullable<BrandSettings['legal']>;
}

export interface Offer {
  product: OfferProduct;
  /** For an upsell, these may belong to another brand. */
  settings: ViewSettings;
  links: Links;
  /** Null when the plans could not be loaded: the page then takes no payment. */
  plans: readonly OfferedPlan[] | null;
}

/** Offer shown after the main product is paid. */
export interface UpsellOffer extends Offer {
  /** Brand whose theme the offer's screens use; null for the neutral theme. */
  brandId: string | null;
  /** URL of the product's picture. */
  picture: string | null;
}

/** Props of a step: the page, with the offer that the step sells in the main offer's place. */
export interface CheckoutView extends PageView {
  sells: OfferId;
  offers: { main: Offer; upsell?: UpsellOffer | undefined };
  /** Templates of the steps that sell another offer. */
  otherTemplates: readonly TemplateId[];
}

/** Page props: one brand area, one flow and its copy. They are printed into the HTML, so keep them small. */
export interface PageView extends Offer {
  /** Brand whose theme the page uses; null for the neutral theme. */
  brandId: string | null;
  area: Area;
  environment: Environment;
  language: 'pt-BR' | 'pt-MZ';
  mode: Mode;
  /** The backend is the sandbox: the page shows a banner. */
  isSandbox: boolean;
  /** Upsell offered after the main product is paid; null when there is none. */
  upsell: UpsellOffer | null;
  /** The page shows an upsell step, so the first paint uses the upsell's theme. */
  wearsUpsell: boolean;
  /** Analytics container; null when neither the config call nor the brand names one. */
  analyticsId: string | null;
  /** Rights of this document over the container; absent without one. */
  container?: PageContainer;
  /** URLs of the brand's images. `stepLogos` holds the logos of steps that bring their own, by step id. */
  images: {
    logo: string;
    logoDark: string;
    logoWidth: number;
    favicon: string;
    loading: string;
    product: string | null;
    /** Picture of one person, where the flow asks how many. */
    profile?: string;
    stepLogos: Readonly<Record<string, string>>;
    stepPictures: Readonly<Record<string, string>>;
    /** Videos that are files of the brand, by step id; absent where the brand lacks the file. */
    stepVideos: Readonly<Record<string, { file: string; captions?: string }>>;
  };
  seller: Seller & { id: string; source: string };
  /** Subject of the visit, as the backend describes it. */
  entry: Entry;
  flow: Flow;
  /** Manifests of the flow's templates and of the error page; no others. */
  manifests: Manifests;
  /** Steps that charge an invoice or a renewal. */
  charges: Charges;
  copy: CompiledCopy;
  messages: Messages;
  refererOptions: NonNullable<Theme['refererOptions']>;
  /** Address asked with the payment, and the states to choose from; null when none is asked. */
  addressForm: { states: readonly string[] } | null;
  /** Parsed Markdown of the steps, by step id. */
  documents: Readonly<Record<string, MarkdownNode[]>>;
  /** Minimum expiry date of a card: the oldest date still current in some time zone, by the server's clock. */
  oldestDay: string;
  /** Cleaned query of the request, including the first step's voucher. */
  search: string;
  showsHomologation: boolean;
  /** Captcha service of the screens without card fields; absent where the proof of work stands everywhere. */
  captcha?: PageCaptcha;
  /** URL to which the page posts when the purchase is over; absent where no feature flag matters. */
  flagsUrl?: string;
  /** Steps to which a step that forwards may lead; absent on other pages. */
  onward?: readonly OnwardStep[];
  /** URLs where an abandoned purchase goes on; only on the page of a lead. */
  recovery?: Recovery;
  /** On the error page: the failure, and its reference in the log. */
  error: VisitError | null;
}
