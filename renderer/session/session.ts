import { atom } from 'jotai';
import type { ChosenPayment, OfferedPlan } from '../../model/money/offered-plan';
import type { Area, DataForm, DataPix, PurchasedPlan } from '../../schemas/generated/types';

/** The buyer's side of the checkout context (spec 3): written once per step from a SessionPatch. */
export interface Session {
  /** False until the browser's stored values have been looked at; a step that needs them waits for it. */
  isRestored: boolean;
  leadId: string | null;
  /** The first lead of this person, where it is another one than `leadId`; see `payerOf`. */
  payer?: string | null;
  name: string;
  email: string;
  phone: string;
  /** The open pix code. */
  pix: DataPix | null;
  /** What was bought, or waits for money. */
  purchase: PurchasedPlan | null;
  /** Token of the payment that the address names and another browser has made: it is shown, and nothing of it is stored. */
  elsewhere: string | null;
  /** Plan that the lead was sent with (`defaultSelectedPlan`). */
  selectedPlanId: string | null;
  /** Document for the invoice: in this tab's memory, never stored. */
  document: string | null;
  /** Plans with an amount that the server has changed since the page was loaded. */
  plans: readonly OfferedPlan[] | null;
}

/** Whose the stored values are: one product of one area. */
export interface SessionOwner {
  productCode: string;
  area: Area;
}

/** What a step changes in the session; absent keys stay. `null` forgets, in the browser's storage too. */
export interface SessionPatch {
  lead?: { leadId: string; name: string; email: string; phone: string };
  pix?: DataPix | null;
  purchase?: PurchasedPlan;
  /** Token of a purchase that is over, or that the buyer has let go: it is forgotten; what another tab has bought since is not. */
  letGo?: string | undefined;
  selectedPlanId?: string;
  document?: string;
  plans?: readonly OfferedPlan[];
  /** The purchase is over: what the buyer typed is forgotten. */
  isPurchaseOver?: boolean;
}

/** The answers of the first step as the buyer typed them, with their product where only that one uses them. */
export type BuyerDraft = Omit<DataForm, 'savedAt'>;

/** Of a buyer of whom nothing is known. */
export const emptySession: Session = {
  isRestored: false,
  leadId: null,
  name: '',
  email: '',
  phone: '',
  pix: null,
  purchase: null,
  elsewhere: null,
  selectedPlanId: null,
  document: null,
  plans: null,
};

/** The session of this tab. What an earlier visit left is written by what restores it, all else by the outlet, which gives it to steps. */
export const sessionAtom = atom<Session>(emptySession);

/** Spec 4: toggles the full-screen overlay. */
export const loadingAtom = atom(false);

/** What the form of a payment shows at the moment, for what stands around it; null where there is none. Never stored. */
export const chosenPaymentAtom = atom<ChosenPayment | null>(null);
