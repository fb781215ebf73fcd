import type { FieldValues } from 'react-hook-form';
import type { RouteParams } from '../../model/flow/match-route';
import type { PayingSteps } from '../../model/flow/paying-steps';
import type { Step } from '../../model/flow/resolve-step';
import type { Order } from '../../model/money/select-order';
import type { MethodId, PaymentMethodEntry, PaymentStatusAnswer } from '../../schemas/generated/types';
import type { Api } from '../api/api';
import type { CheckoutView } from '../checkout/checkout-view';
import type { Session, SessionPatch } from '../session/session';
import type { PaymentWait } from '../wait/use-payment-status';
import type { FieldErrors, StayResult, StepResult } from './step-result';

/**
 * ready: the buyer may act. sending: we wait for the answer. confirming: the answer was lost and we ask for the outcome
 * (PAY-3).
 */
export type StepPhase = 'ready' | 'sending' | 'confirming';

/**
 * Props of a template's view. A view fetches nothing and uses neither router nor atoms. What only paying steps need comes
 * by `usePayment()`.
 */
export interface StepViewProps<Props, ActionName extends string = never, Data = undefined> {
  step: { id: string; props: Props };
  /** Route parameters, such as `{id}`. */
  params: RouteParams;
  session: Session;
  /** Result of `load`. Undefined while the data of a step shown before its data load. */
  data: Data;
  /** `reload` asked for other data, and they have not arrived. */
  isLoading: boolean;
  phase: StepPhase;
  /** Runs one of the template's `actions` with its input. */
  act: (name: ActionName, input?: unknown) => void;
  /** Runs `load` again with this input. */
  reload: (input?: unknown) => void;
}

/** Context of submit, actions, settle and resume. */
export interface StepContext<Props> {
  step: { id: string; props: Props };
  /** Route parameters, such as `{id}`. */
  params: RouteParams;
  session: Session;
  checkout: CheckoutView;
  api: Api;
  payingSteps: PayingSteps;
  /** Status of the payment that the step waits for. */
  wait: PaymentWait;
  /** Called when the answer was lost and we ask for the outcome. */
  onConfirming: () => void;
  /** Token of the purchase that this step warned about. Pressing again means that the buyer pays besides it. */
  agreedTo: string | undefined;
  /** Payment method whose fields are shown. */
  method: ShownMethod | undefined;
}

/** Value of `paymentMethods` in a payment request. */
export type PaymentEntries = [PaymentMethodEntry, ...PaymentMethodEntry[]];

/** Form values → payment entries. Their amounts add up to the order's amount for this method. */
export type BuildEntries = (values: FieldValues, order: Order) => PaymentEntries;

/** Rules between a method's fields, or between a field and the order: form values → broken rules. */
export type FindErrors = (values: FieldValues, order: Order) => FieldErrors;

/** Payment method whose fields the step shows. */
export interface ShownMethod {
  id: MethodId;
  buildEntries: BuildEntries;
  /** Rules between fields, for the order that the form shows. */
  findErrors?: ((values: FieldValues) => FieldErrors) | undefined;
}

/**
 * Handles the main button. The step shows `fieldErrors` and `formError` of a `stay` result. Any `formError` clears the
 * security code.
 */
export type Submit<Props, Values> = (values: Values, context: StepContext<Props>) => Promise<StepResult>;
/** Handlers of the other buttons, by name. They run without field validation. Each action documents its input. */
export type Actions<Props, Name extends string = string> = Readonly<
  Record<Name, (context: StepContext<Props>, input: never) => Promise<StepResult>>
>;
/** Context of `load`. */
export interface LoadContext<Props>
  extends Pick<StepContext<Props>, 'step' | 'params' | 'session' | 'checkout' | 'api'> {
  /** Aborted when the step is left or other data are requested. */
  signal: AbortSignal;
  /** Writes the session, even after the step is left. Use it for results that must not be requested twice. */
  keep: (patch: SessionPatch) => void;
}
/**
 * Loads the step's data, on arrival and at each `reload(input)`. It may run many times; use `keep` for what must happen
 * once.
 */
export type Load<Props, Data, Input = undefined> = (context: LoadContext<Props>, input?: Input) => Promise<Data>;
/** Maps a new payment status to a result. Undefined means no change. Pure. */
export type Settle<Props> = (status: PaymentStatusAnswer, context: StepContext<Props>) => StepResult | undefined;
/** Runs on arrival and continues the work of an earlier visit; undefined when there is none. */
export type Resume<Props> = (context: StepContext<Props>) => Promise<StepResult | undefined> | undefined;

/** Props that the outlet gives to every template's component. What only paying steps need is in `PaymentContext`. */
export interface StepComponentProps {
  step: Step;
  params: RouteParams;
  session: Session;
  /** The step needs data of an earlier visit, and they are not read yet. */
  isWaiting: boolean;
  api: Api;
  /**
   * Follows a result: writes the session and navigates. Resolves when the next step is shown.
   *
   * @param how `replace` for a step that only forwards the buyer, so that Back skips it
   */
  onResult: (result: StepResult, how?: 'push' | 'replace') => Promise<void>;
  /** Result of work that began elsewhere, or before the buyer left the step. Call `onLate()` once it is shown. */
  late: StayResult | undefined;
  /** Called with a result that arrives after the buyer left the step. The step opens again and shows it. */
  onLate: (result?: StayResult) => void;
  /** Reports the step's phase to the page around it. */
  onPhase: (phase: StepPhase) => void;
  /** While a step shows errors, the page's title begins with "Erro: ". */
  onErrors: (hasErrors: boolean) => void;
  /** For a template with `load`: its data, and the function that loads others. */
  data?: unknown;
  reload?: (input?: unknown) => void;
  onData?: (data: unknown) => void;
  isLoading?: boolean;
  /** A press waits for data to arrive. */
  isHeld?: boolean;
}
