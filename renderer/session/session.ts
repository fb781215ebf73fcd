import { atom } from 'jotai';
import type { OfferId } from '../../model/flow/selling-steps';
import type { ChosenPayment } from '../../model/money/offered-plan';
import type { Area, DataForm } from '../../schemas/generated/types';
import { emptyParts, type PartFields, type PartPatches } from './parts/fields.generated';

/** The buyer's side of the checkout context (spec 3), made of the folders of `parts/`: written once per step from a SessionPatch. */
export interface Session extends PartFields {
  /** False until the browser's stored values have been looked at; a step that needs them waits for it. */
  isRestored: boolean;
}

/** Whose the stored values are: one product of one area. */
export interface SessionOwner {
  productCode: string;
  area: Area;
  /** Identity of an invoice or a renewal, which shares nothing with its product; that of a plan changes nothing. */
  order?: string;
}

/** Whose the stored values of each offer of a page are; an upsell is another product. */
export interface SessionOwners {
  main: SessionOwner;
  upsell?: SessionOwner | undefined;
}

/** What a step changes in the session; absent keys stay. `null` forgets, in the browser's storage too. */
export interface SessionPatch extends PartPatches {
  /** The purchase is over: what the buyer typed is forgotten. */
  isPurchaseOver?: boolean;
}

/** What the code of a part is given to write its part. */
export interface SessionChange {
  /** Before the patch. */
  session: Session;
  /** After it: the parts that this one comes after are written. */
  next: Session;
  patch: SessionPatch;
  /** Owner of what is not of one offer: that of the main one. */
  owner: SessionOwner;
  owners: SessionOwners;
  /** Offer that the step sells. */
  sells: OfferId;
}

/** What the code of a part is given to restore its part. */
export interface RestoredVisit {
  /** Owner of what is not of one offer: that of the main one. */
  owner: SessionOwner;
  owners: SessionOwners;
  /** Of the payment that the address names. */
  token: string | undefined;
  /** The parts that this one comes after. */
  restored: Partial<Session>;
}

/** The answers of the first step as the buyer typed them, with their product where only that one uses them. */
export type BuyerDraft = Omit<DataForm, 'savedAt'>;

/** Of a buyer of whom nothing is known. */
export const emptySession: Session = { isRestored: false, ...emptyParts };

/** The session of this tab. What an earlier visit left is written by what restores it, all else by the outlet, which gives it to steps. */
export const sessionAtom = atom<Session>(emptySession);

/** Spec 4: toggles the full-screen overlay. */
export const loadingAtom = atom(false);

/** What the form of a payment shows at the moment, for what stands around it; null where there is none. Never stored. */
export const chosenPaymentAtom = atom<ChosenPayment | null>(null);
