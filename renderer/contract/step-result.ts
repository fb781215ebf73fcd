import type { RefusalValues } from '../../model/copy/copy-key';
import type { PurchasedPlan, RuleId } from '../../schemas/generated/types';
import type { SessionPatch } from '../session/session';

/** Field name → the rule that it broke; shown with the rule's message. */
export type FieldErrors = Readonly<Record<string, RuleId | (string & {})>>;

/** A text above the form: what happened, whether money was taken, what to do now. */
export interface FormError {
  /** Code of the closed list of errors; its cause and action come from the copy group `refusals`. */
  code: string;
  values?: RefusalValues;
  /** The purchase that the buyer is asked about before anything is sent: its receipt can be seen, and the next press agrees. */
  purchase?: PurchasedPlan;
}

/** What a step that is shown is to tell its buyer. */
export interface Told {
  fieldErrors?: FieldErrors;
  formError?: FormError;
  /** Field name → what it is filled in with; its error goes. */
  values?: Readonly<Record<string, string | boolean>>;
  /** Name of the field that takes the focus. */
  focus?: string;
}

/** The step is still the one to be shown. */
export interface StayResult extends Told {
  kind: 'stay';
  /** In the place of the step's data. */
  data?: unknown;
  session?: SessionPatch;
}

/** What a step's submit answers; the outlet does the rest. What a `goTo` tells is told on the step that it leads to. */
export type StepResult =
  | { kind: 'next'; session?: SessionPatch }
  | { kind: 'goTo'; stepId: string; session?: SessionPatch; told?: Told }
  | { kind: 'leave'; href: string; session?: SessionPatch }
  | StayResult;
