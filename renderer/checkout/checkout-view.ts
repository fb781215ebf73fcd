import type { AreaSettings, BrandArea, Catalogue, Environment, Links } from '../../catalogue/catalogue';
import type { PageCaptcha } from '../../model/captcha-providers';
import type { PageVault } from '../../model/card-vaults';
import type { PageContainer } from '../../model/container-hosts';
import type { CompiledCopy } from '../../model/copy/compile-copy';
import type { MarkdownNode } from '../../model/copy/parse-markdown';
import type { Charges } from '../../model/flow/list-charges';
import type { OnwardStep } from '../../model/flow/list-onward';
import type { Manifests, OfferId } from '../../model/flow/resolve-step';
import type { Entry } from '../../model/location/entry';
import type { CheckoutLocation } from '../../model/location/parse-checkout-url';
import type { OfferedPlan } from '../../model/money/offered-plan';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import type {
  Area,
  BrandSettings,
  FetchVault,
  Flow,
  Messages,
  PaymentMethod,
  PlanSummary,
  PlanType,
  ProductConfig,
  Seller,
  TemplateId,
  Theme,
} from '../../schemas/generated/types';
import type { BackendClient, Caller } from '../gateway/backend-client';

/** One request of a buyer's page: its location, read once, and what it is answered from. */
export interface Visit {
  location: CheckoutLocation;
  manifests: Manifests;
  /** A reload may replace the server's catalogue during the visit. */
  catalogue: Catalogue;
  /** Environment whose plan ids apply. */
  environment: Environment;
  client: BackendClient;
  /** The visitor, and the one time limit for all calls of the page (spec 7). */
  caller: Caller;
  /** Whether a feature flag is on for this visit of a brand. */
  isFlagOn: (brandId: string, flag: string) => boolean;
  /** Receives problems that do not stop the page. */
  report: (problem: string) => void;
}

export type Mode = 'light' | 'dark' | 'auto';

/** All loaded data of one checkout location. */
export interface Checkout {
  /**
   * The requested location, completed. Spec 4: the first step's voucher is added if the query has none. The entry's id
   * and the flow that the path chose are added for later steps.
   */
  location: CheckoutLocation;
  entry: Entry;
  area: BrandArea;
  theme: ResolvedTheme;
  mode: Mode;
  config: ProductConfig;
  /** Where typed cards go; absent where the backend takes them. */
  vault?: FetchVault | undefined;
  flow: Flow;
  /** Flow that the link opens without its path, for a step that forwards there; else null. */
  onward: Flow | null;
  productCode: string;
  seller: Seller;
  /** Plans in the backend's order. Null when they could not be loaded: screens say so and take no payment. */
  plans: PlanSummary[] | null;
  /** Upsell of the flow; null when there is none or it could not be loaded. */
  upsell: LoadedUpsell | null;
}

/** A second product that the page sells. It always has plans. */
export interface LoadedUpsell {
  area: BrandArea;
  productName: string;
  theme: ResolvedTheme;
  plans: PlanSummary[];
}

/** Settings that screens use. The rest of the brand stays on the server. */
export const viewSettings = [
  ...(['business', 'payment', 'terms', 'successHeader', 'currency', 'country', 'stepsNumber', 'pix'] as const),
  ...(['showsAccessButton', 'showsMonthlyDifference', 'successRedirect', 'extras', 'multiProfile'] as const),
];

export type ViewSettings = Pick<AreaSettings, (typeof viewSettings)[number]> & {
  /** Names of methods in a payment request, where they differ from ours. */
  methodNames?: Partial<Record<PaymentMethod, PaymentMethod>>;
};

/** URLs where an abandoned purchase goes on. Its flow is not the page's, so each is another document. */
export interface Recovery {
  /** First step, for another buyer or an unknown lead. */
  start: string;
  /** Payment, and the receipt behind it; absent for an unknown lead. */
  payment?: string;
  receipt?: string;
  /** The purchase changes its lead, which only the browser that made it may do. Another one makes its own at the start. */
  needsOwnLead?: true;
}

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
  /** SHA-256 of their texts, by step id. */
  documentHashes: Readonly<Record<string, string>>;
  /** Minimum expiry date of a card: the oldest date still current in some time zone, by the server's clock. */
  oldestDay: string;
  /** Cleaned query of the request, including the first step's voucher. */
  search: string;
  showsHomologation: boolean;
  /** Captcha service of the screens without card fields; absent where the proof of work stands everywhere. */
  captcha?: PageCaptcha;
  /** What the backend takes beyond version 1 of the contract. */
  accepts: readonly string[];
  /** Variants that the visit met, by feature flag; absent where the page uses none. */
  experiments?: Readonly<Record<string, 'on' | 'off'>>;
  /** Where the browser sends a typed card in place of our server; absent where our server takes it. */
  vault?: PageVault;
  /** URL to which the page posts when the purchase is over; absent where no feature flag matters. */
  flagsUrl?: string;
  /** Steps to which a step that forwards may lead; absent on other pages. */
  onward?: readonly OnwardStep[];
  /** URLs where an abandoned purchase goes on; only on the page of a lead. */
  recovery?: Recovery;
  /** On the error page: the failure, and its reference in the log. */
  error: VisitError | null;
}
