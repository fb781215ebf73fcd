import type { RefusalValues } from '../../model/copy/copy-key';
import type { ApiError, PaidMethod, PurchasedPlan, RuleId } from '../../schemas/generated/types';
import type { SessionPatch } from '../session/session';

/** Field name → broken rule. The field shows the rule's message. */
export type FieldErrors = Readonly<Record<string, RuleId | (string & {})>>;

/** Text above the form: what happened, whether money was taken, and what to do now. */
export interface FormError {
  /** Error code from the closed list. The copy group `refusals` holds its cause and action. */
  code: string;
  values?: RefusalValues;
  /** Whether money was taken: `none` only when we know that nothing was. Absent where no money is involved. */
  outcome?: ApiError['outcome'];
  /** Key or token of the refused try. Its end is the code under which support finds it. */
  reference?: string | undefined;
  /** Refused method, if it has its own words. */
  method?: PaidMethod | undefined;
  /** The refused one of two cards, and neither was charged; null when the card is unknown. */
  refusedCard?: NonNullable<PurchasedPlan['card']> | null;
  /** Name of the field that takes the focus; else the text above the form takes it. */
  field?: string;
  /** Step where the buyer chooses again. The panel leads there. */
  stepId?: string;
  /** Purchase that the buyer is asked about before we send. The panel links its receipt; the next press agrees. */
  purchase?: PurchasedPlan;
}

/** Messages for the step that is shown. */
export interface Told {
  fieldErrors?: FieldErrors;
  formError?: FormError;
  /** Field name → value to fill in. Its error is cleared. */
  values?: Readonly<Record<string, string | boolean>>;
  /** Name of the field that receives the focus. */
  focus?: string;
}

/** Stay on this step. */
export interface StayResult extends Told {
  kind: 'stay';
  /** Replaces the step's data. */
  data?: unknown;
  session?: SessionPatch;
}

/** Result of a step's submit, which the outlet carries out. The target step shows the messages of a `goTo`. */
export type StepResult =
  | { kind: 'next'; session?: SessionPatch }
  | { kind: 'goTo'; stepId: string; session?: SessionPatch; told?: Told }
  | { kind: 'leave'; href: string; session?: SessionPatch }
  | StayResult;
