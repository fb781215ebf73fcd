import type { RuleId } from '../../schemas/generated/types';
import type { SessionPatch } from '../session/session';

/** Field name → the rule that it broke; shown with the rule's message. */
export type FieldErrors = Readonly<Record<string, RuleId | (string & {})>>;

/** A text above the form: what happened, whether money was taken, what to do now. */
export interface FormError {
  /** Code of the closed list of errors; its cause and action come from the copy group `refusals`. */
  code: string;
  values?: Record<string, string | number>;
}

/** The step is still the one to be shown. */
export interface StayResult {
  kind: 'stay';
  session?: SessionPatch;
  fieldErrors?: FieldErrors;
  formError?: FormError;
}

/** What a step's submit answers; the outlet does the rest. The `formError` of a `goTo` is told on the step that it leads to. */
export type StepResult =
  | { kind: 'next'; session?: SessionPatch }
  | { kind: 'goTo'; stepId: string; session?: SessionPatch; formError?: FormError }
  | { kind: 'leave'; href: string; session?: SessionPatch }
  | StayResult;
