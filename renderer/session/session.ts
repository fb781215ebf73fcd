import { atom } from 'jotai';
import type { OfferId } from '../../model/flow/resolve-step';
import type { ChosenPayment } from '../../model/money/offered-plan';
import type { Acceptance, Area, DataForm } from '../../schemas/generated/types';
import { emptyParts, type PartFields, type PartPatches } from './parts/fields.generated';

/**
 * Buyer's part of the checkout context (spec 3), composed of the folders in `parts/`. Each step writes it once, with a
 * SessionPatch.
 */
export interface Session extends PartFields {
  /** False until the stored values are read. A step that needs them waits. */
  isRestored: boolean;
}

/** Owner of stored values: one product of one area. */
export interface SessionOwner {
  productCode: string;
  area: Area;
  /** Identity of an invoice or renewal, which shares no values with its product. For a plan it has no effect. */
  order?: string;
}

/** Owners of stored values, by offer. An upsell is another product. */
export interface SessionOwners {
  main: SessionOwner;
  upsell?: SessionOwner | undefined;
}

/** Changes of a step to the session. Absent keys stay; `null` removes, from browser storage too. */
export interface SessionPatch extends PartPatches {
  /** The purchase is over: the buyer's input is removed. */
  isPurchaseOver?: boolean;
}

/** Input of a part's `apply`. */
export interface SessionChange {
  /** Before the patch. */
  session: Session;
  /** After the patch. The parts that this one depends on are already written. */
  next: Session;
  patch: SessionPatch;
  /** Owner of values that belong to no single offer: the main offer's. */
  owner: SessionOwner;
  owners: SessionOwners;
  /** Offer that the step sells. */
  sells: OfferId;
}

/** Texts of a page to agree to. */
export interface AgreedTexts {
  /** Pages of the first step. */
  terms: readonly Acceptance[];
  /** SHA-256 of the flow's texts, by step id. */
  documentHashes: Readonly<Record<string, string>>;
}

/** Input of a part's `restore`. */
export interface RestoredVisit {
  /** Owner of values that belong to no single offer: the main offer's. */
  owner: SessionOwner;
  owners: SessionOwners;
  /** Token of the payment in the URL. */
  token: string | undefined;
  /** What the page asks the buyer to agree to. */
  shown: AgreedTexts;
  /** Restored values of the parts that this one depends on. */
  restored: Partial<Session>;
}

/** The buyer's input in the first step, with the product for fields that only this product uses. */
export type BuyerDraft = Omit<DataForm, 'savedAt'>;

/** Session of an unknown buyer. */
export const emptySession: Session = { isRestored: false, ...emptyParts };

/** Session of this tab. Only the restoring code and the outlet write it; steps receive it from the outlet. */
export const sessionAtom = atom<Session>(emptySession);

/** Payment that the form shows now, for the page around it; null without a form. Never stored. */
export const chosenPaymentAtom = atom<ChosenPayment | null>(null);
