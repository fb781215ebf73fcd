import type { FieldValues } from 'react-hook-form';
import type { RouteParams } from '../../model/flow/match-route';
import type { PayingSteps } from '../../model/flow/paying-steps';
import type { Step } from '../../model/flow/resolve-step';
import type { ChosenPayment } from '../../model/money/offered-plan';
import type { Order } from '../../model/money/select-order';
import type { MethodId, PaymentMethodEntry, PaymentStatusAnswer } from '../../schemas/generated/types';
import type { Api } from '../api/api';
import type { CheckoutView } from '../checkout/checkout-view';
import type { Session, SessionPatch } from '../session/session';
import type { PaymentWait } from '../wait/use-payment-status';
import type { StayResult, StepResult } from './step-result';

/** ready: the buyer may act; sending: the answer is awaited; confirming: it was lost and is being asked for (PAY-3). */
export type StepPhase = 'ready' | 'sending' | 'confirming';

/** What a template's view is given. It fetches nothing, knows no router and no atom. */
export interface StepViewProps<Props, ActionName extends string = never, Data = undefined> {
  step: { id: string; props: Props };
  /** The `{id}` of the route. */
  params: RouteParams;
  session: Session;
  /** What `load` has answered; undefined while data that load behind the step are on their way. */
  data: Data;
  /** Other data were asked for by `reload`, and are on their way. */
  isLoading: boolean;
  phase: StepPhase;
  /** State of the payment that the step waits for. */
  wait: PaymentWait;
  /** Does one of the template's `actions`, with what that takes. */
  act: (name: ActionName, input?: unknown) => void;
  /** Asks for the data again, with what `load` takes. */
  reload: (input?: unknown) => void;
}

/** What submit, actions, settle and resume are given. */
export interface StepContext<Props> {
  step: { id: string; props: Props };
  /** The `{id}` of the route. */
  params: RouteParams;
  session: Session;
  checkout: CheckoutView;
  api: Api;
  payingSteps: PayingSteps;
  /** State of the payment that the step waits for. */
  wait: PaymentWait;
  /** Tells the screen that the outcome is being asked for. */
  onConfirming: () => void;
  /** Token of the purchase that the buyer was asked about on this step: pressing again agrees to pay besides. */
  agreedTo: string | undefined;
  /** The payment method whose fields are shown. */
  method: ShownMethod | undefined;
}

/** Entries of `paymentMethods`. */
export type PaymentEntries = [PaymentMethodEntry, ...PaymentMethodEntry[]];

/** Form values → the entries of the request. Their amounts add up to the amount of the order, which the method can pay. */
export type BuildEntries = (values: FieldValues, order: Order) => PaymentEntries;

/** The payment method whose fields a step shows. */
export interface ShownMethod {
  id: MethodId;
  buildEntries: BuildEntries;
}

/** The main button: sends the step. `fieldErrors` and `formError` of a `stay` are shown; any `formError` forgets the security code. */
export type Submit<Props, Values> = (values: Values, context: StepContext<Props>) => Promise<StepResult>;
/** What the other buttons do, by name: whatever stands in the fields, no rule is checked. An action says what its input is. */
export type Actions<Props, Name extends string = string> = Readonly<
  Record<Name, (context: StepContext<Props>, input: never) => Promise<StepResult>>
>;
/** What `load` is given. */
export interface LoadContext<Props>
  extends Pick<StepContext<Props>, 'step' | 'params' | 'session' | 'checkout' | 'api'> {
  /** Aborted when the step is left, or something else is asked for. */
  signal: AbortSignal;
  /** Writes the session, for what must not be asked for again; also once the step is left. */
  keep: (patch: SessionPatch) => void;
}
/** Data of the step, on arrival and at each `reload(input)`. It may run any number of times: `keep` remembers what must happen once. */
export type Load<Props, Data, Input = undefined> = (context: LoadContext<Props>, input?: Input) => Promise<Data>;
/** A waiting step: what a new state of the payment means; undefined stays as it is. Pure. */
export type Settle<Props> = (status: PaymentStatusAnswer, context: StepContext<Props>) => StepResult | undefined;
/** On arrival: goes on with what an earlier visit began; undefined when there is nothing. */
export type Resume<Props> = (context: StepContext<Props>) => Promise<StepResult | undefined> | undefined;

/** What the outlet gives every template's component. */
export interface StepComponentProps {
  step: Step;
  params: RouteParams;
  session: Session;
  /** What the step needs of an earlier visit has not been looked at yet. */
  isWaiting: boolean;
  api: Api;
  payingSteps: PayingSteps;
  /** The payment whose state the player asks for while the step is shown; null asks nothing. */
  waitingToken: string | null;
  /**
   * Follows a result: writes the session and goes on. Resolves when the next step is shown.
   *
   * @param how a step that only passes the buyer on is replaced, so that Back does not lead to it again
   */
  onResult: (result: StepResult, how?: 'push' | 'replace') => Promise<void>;
  /** What the step is to tell of work that was begun elsewhere, or before the buyer left it; `onLate()` once it is told. */
  late: StayResult | undefined;
  /** What the step answers when the buyer has left it: it is shown again, and tells it. */
  onLate: (result?: StayResult) => void;
  /** What the step does now: the page around it goes along. */
  onPhase: (phase: StepPhase) => void;
  /** The page's title says "Erro: " while a step shows errors. */
  onErrors: (hasErrors: boolean) => void;
  /** How the step's form is about to pay. */
  onPayment: (chosen: ChosenPayment | null) => void;
  /** The payment that the step has waited for came to nothing. */
  onUnpaid: (token: string) => void;
  /** Of a template with `load`: its data, and what asks for them again or puts others in their place. */
  data?: unknown;
  reload?: (input?: unknown) => void;
  onData?: (data: unknown) => void;
  isLoading?: boolean;
  /** A press waits for data that are on their way. */
  isHeld?: boolean;
}
