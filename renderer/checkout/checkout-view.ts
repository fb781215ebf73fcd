import type { AreaSettings, Environment, Links } from '../../catalogue/catalogue';
import type { CompiledCopy } from '../../model/copy/compile-copy';
import type { MarkdownNode } from '../../model/copy/parse-markdown';
import type { Charges } from '../../model/flow/list-charges';
import type { OfferId } from '../../model/flow/selling-steps';
import type { Entry } from '../../model/location/entry';
import type { OfferedPlan } from '../../model/money/offered-plan';
import type { Area, BrandSettings, Flow, Messages, Seller, TemplateId, Theme } from '../../schemas/generated/types';
import type { Mode } from './checkout';

/** Settings that the screens use; the rest of a brand stays on the server. */
export type ViewSettings = Pick<
  AreaSettings,
  'business' | 'payment' | 'terms' | 'successHeader' | 'currency' | 'country'
> &
  Pick<
    BrandSettings,
    'stepsNumber' | 'pix' | 'showsAccessButton' | 'showsMonthlyDifference' | 'successRedirect' | 'redirectLinks'
  >;

/** Why a visit ended on the error page, and the ways on from there. */
export interface VisitError {
  kind: 'not-found' | 'failed';
  reference: string;
  /** Path of the step that a bank's page led back to; null when the visit did not come from one. */
  returnPath: string | null;
}

/** Something that a page sells. */
export interface Offer {
  product: { code: string; name: string; title: string; businessName: string };
  /** An upsell's may be another brand's. */
  settings: ViewSettings;
  links: Links;
  /** Null when the plans could not be loaded: no money is taken. */
  plans: readonly OfferedPlan[] | null;
}

/** An offer that the page makes once its product is paid. */
export interface UpsellOffer extends Offer {
  /** Whose theme its screens wear; null for the neutral one. */
  brandId: string | null;
  /** URL of the picture of its product. */
  picture: string | null;
}

/** What a step is given: the page, and the offer that the step sells in the page's own place. */
export interface CheckoutView extends PageView {
  sells: OfferId;
  offers: { main: Offer; upsell?: UpsellOffer | undefined };
  /** Templates whose steps sell another offer. */
  otherTemplates: readonly TemplateId[];
}

/** What the page is given: one brand's area, one flow and only its words. Printed into the page, so kept small. */
export interface PageView extends Offer {
  /** Whose theme the page wears; null for the neutral one. */
  brandId: string | null;
  area: Area;
  environment: Environment;
  language: 'pt-BR' | 'pt-MZ';
  mode: Mode;
  /** The backend is the sandbox: a banner says so. */
  isSandbox: boolean;
  /** Offered once the product of the page is paid; null where nothing is. */
  upsell: UpsellOffer | null;
  /** The page is one of the upsell, and wears its theme from the first paint on. */
  wearsUpsell: boolean;
  /** URLs of the brand's images; `stepLogos` by step id, for steps that bring their own. */
  images: {
    logo: string;
    logoDark: string;
    logoWidth: number;
    favicon: string;
    loading: string;
    product: string | null;
    stepLogos: Readonly<Record<string, string>>;
    stepPictures: Readonly<Record<string, string>>;
  };
  seller: Seller & { id: string; source: string };
  /** What the visit is about, as the backend has it. */
  entry: Entry;
  flow: Flow;
  /** Steps whose order is an invoice or a renewal. */
  charges: Charges;
  copy: CompiledCopy;
  messages: Messages;
  refererOptions: NonNullable<Theme['refererOptions']>;
  /** Markdown of steps, parsed; by step id. */
  documents: Readonly<Record<string, MarkdownNode[]>>;
  /** What a card is held to: the oldest day that has not ended everywhere on earth, by the server's clock. */
  oldestDay: string;
  /** Cleaned query of the request, the first step's voucher included. */
  search: string;
  showsHomologation: boolean;
  /** On the error page: what happened, and the code under which it is in the log. */
  error: VisitError | null;
}
