import type { AreaSettings, Environment, Links } from '../../catalogue/catalogue';
import type { CompiledCopy } from '../../model/copy/compile-copy';
import type { MarkdownNode } from '../../model/copy/parse-markdown';
import type { OfferedPlan } from '../../model/money/offered-plan';
import type { Area, BrandSettings, Flow, Messages, Seller, Theme } from '../../schemas/generated/types';
import type { Mode } from './checkout';
import type { Entry } from './load-entry';

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

/** What the page is given: one brand's area, one flow and only its words. Printed into the page, so kept small. */
export interface CheckoutView {
  /** Whose theme the page wears; null for the neutral one. */
  brandId: string | null;
  area: Area;
  environment: Environment;
  language: 'pt-BR' | 'pt-MZ';
  mode: Mode;
  /** The backend is the sandbox: a banner says so. */
  isSandbox: boolean;
  product: { code: string; name: string; title: string; businessName: string };
  settings: ViewSettings;
  links: Links;
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
  /** Null when the plans could not be loaded: no money is taken. */
  plans: readonly OfferedPlan[] | null;
  /** What the visit is about, as the backend has it. */
  entry: Entry;
  flow: Flow;
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
