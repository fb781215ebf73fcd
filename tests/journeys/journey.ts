import type { CopyPath } from '../../model/copy/copy-key';
import type { PaymentMethod } from '../../schemas/generated/types';

/** A choice from a list that can be searched. */
export interface SearchChoice {
  /** Field and, in copy, its label. */
  field: 'region' | 'city' | 'unit';
  /** Option, as shown. */
  option: string;
  /** Typed, then chosen by Enter; without it the list is opened and the option pressed. */
  types?: string;
}

/** One page of a journey: where it is, what it says, what is done there. Words are keys of the shop's copy. */
export interface JourneyPage {
  path: string;
  /** Its heading, as `group.key`. */
  heading: CopyPath;
  /** What every shop asks in its own way. */
  asks?: readonly ('lead' | 'terms' | 'document' | 'code')[];
  /** Field → what is typed. */
  types?: Readonly<Record<string, string>>;
  /** The page is loaded anew before anything else is done. */
  reloads?: boolean;
  /** Lists in which one option is searched or pressed. */
  searches?: readonly SearchChoice[];
  /** Payment method. */
  chooses?: PaymentMethod;
  /** Field → value that the page finds out by itself. */
  recognises?: Readonly<Record<string, string>>;
  /** Field → rule that its error tells after the press. */
  refuses?: Readonly<Record<string, string>>;
  /** What the buyer does with the browser at last, and comes to the next page of the journey by. */
  leavesBy?: 'reload' | 'back';
  /** Elements that are there. */
  shows?: readonly string[];
  /** The main button, as `group.key`; a page without one is left by itself or is the last. */
  presses?: CopyPath;
  /** What the bank does meanwhile. */
  onSandbox?: 'paid' | 'expire' | 'refuse';
}

/** A purchase from the first page to the last, for every shop that offers its method. */
export interface Journey {
  title: string;
  method: PaymentMethod;
  /** Added to the query of the first page; begins with `&`. */
  search?: string;
  pages: readonly JourneyPage[];
  /** Path that a shop's flow must have for the journey, which all such shops play then. */
  through?: string;
  /** Codes that the buyer has got by SMS at the end; not counted when absent. */
  codes?: number;
  /** States of the payments in the ledger at the end, newest first. */
  ledger: readonly string[];
}

/** How every journey begins. */
export const beginning: readonly JourneyPage[] = [
  { path: '/lead', heading: 'lead.title', asks: ['lead', 'terms'], presses: 'lead.submit' },
  {
    path: '/phone-verification',
    heading: 'phone-verification.title',
    asks: ['code'],
    presses: 'phone-verification.submit',
  },
  { path: '/presentation', heading: 'presentation.title', presses: 'presentation.submit' },
];
