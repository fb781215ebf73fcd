import type { CopyPath } from '../../model/copy/copy-key';
import type { PaymentMethod } from '../../schemas/generated/types';

/** A choice from a searchable list. */
export interface SearchChoice {
  /** Field; in the copy, also its label. */
  field: 'region' | 'city' | 'unit';
  /** Option as displayed. */
  option: string;
  /** Text to type before Enter. Without it, the test opens the list and presses the option. */
  types?: string;
}

/** One page of a journey: path, texts and actions. Texts are keys of the shop's copy. */
export interface JourneyPage {
  path: string;
  /** Its heading, as `group.key`; absent where the flow states it. */
  heading?: CopyPath;
  /** Questions that differ between shops. */
  asks?: readonly ('lead' | 'terms' | 'document' | 'birthDate' | 'code' | 'ticket')[];
  /** Field → input. */
  types?: Readonly<Record<string, string>>;
  /** The page reloads before any other action. */
  reloads?: boolean;
  /** Lists where one option is searched or pressed. */
  searches?: readonly SearchChoice[];
  /** Payment method. */
  chooses?: PaymentMethod;
  /** Field → value that the page detects by itself. */
  recognises?: Readonly<Record<string, string>>;
  /** Field → rule whose message it shows after the press. */
  refuses?: Readonly<Record<string, string>>;
  /** The buyer's last browser action, which leads to the journey's next page. */
  leavesBy?: 'reload' | 'back';
  /** Elements that must be present. */
  shows?: readonly string[];
  /** The main button, as `group.key`. A page without one continues by itself or is the last. */
  presses?: CopyPath;
  /** The offer of the page is refused. */
  declines?: boolean;
  /** Action of the bank on this page. */
  onSandbox?: 'paid' | 'expire' | 'refuse';
}

/** A purchase from the first page to the last, for every shop that offers its method. */
export interface Journey {
  title: string;
  method: PaymentMethod;
  /** Addition to the first page's query; begins with `&`. */
  search?: string;
  pages: readonly JourneyPage[];
  /** Path that a shop's flow must contain. All such shops then play the journey. */
  through?: string;
  /** Number of SMS codes that the buyer receives in total; not checked when absent. */
  codes?: number;
  /** Final payment statuses in the ledger, newest first. */
  ledger: readonly string[];
}

/** First pages of every journey. */
export const beginning: readonly JourneyPage[] = [
  { path: '/lead', heading: 'lead.title', asks: ['lead', 'terms'], presses: 'lead.submit' },
  {
    path: '/phone-verification',
    heading: 'phone-verification.title',
    asks: ['code'],
    presses: 'phone-verification.submit',
  },
  { path: '/presentation', heading: 'presentation.title', presses: 'presentation.submit' },
  { path: '/select-test-location', asks: ['ticket'], presses: 'select-test-location.submit' },
  { path: '/order-bump-presentation', heading: 'order-bump-presentation.title', declines: true },
];
