import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RefusalValues } from '../../model/copy/copy-key';
import type { RouteParams } from '../../model/flow/match-route';
import type { PayingSteps, Step, StepId } from '../../model/flow/resolve-step';
import type { ChosenPayment } from '../../model/money/offered-plan';
import type { Order } from '../../model/money/select-order';
import type {
  ApiError,
  MethodId,
  PaidMethod,
  PaymentMethodEntry,
  PaymentStatusAnswer,
  PurchasedPlan,
  RuleId,
} from '../../schemas/generated/types';
import type { Api } from '../api/api';
import type { CheckoutView } from '../checkout/checkout-view';
import type { Session, SessionPatch } from '../session/session';
import type { PaymentWait } from '../wait/use-payment-status';

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
  step: { id: StepId; props: Props };
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
  step: { id: StepId; props: Props };
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
  stepId?: StepId;
  /** Purchase that the buyer is asked about before we send. The panel links its receipt; the next press agrees. */
  purchase?: PurchasedPlan;
}

/** Messages for the step that is shown. */
export interface StepMessage {
  fieldErrors?: FieldErrors;
  formError?: FormError;
  /** Field name → value to fill in. Its error is cleared. */
  values?: Readonly<Record<string, string | boolean>>;
  /** Name of the field that receives the focus. */
  focus?: string;
}

/** Stay on this step. */
export interface StayResult extends StepMessage {
  kind: 'stay';
  /** Replaces the step's data. */
  data?: unknown;
  session?: SessionPatch;
}

/** Result of a step's submit, which the outlet carries out. The target step shows the messages of a `goTo`. */
export type StepResult =
  | { kind: 'next'; session?: SessionPatch }
  | { kind: 'goTo'; stepId: StepId; session?: SessionPatch; message?: StepMessage }
  | { kind: 'leave'; href: string; session?: SessionPatch }
  | StayResult;

type Carried = Pick<Extract<StepResult, { kind: 'goTo' }>, 'session' | 'message'>;

/** Goes to a step. Stays where the flow has none, with the message and what changed with it. */
export function goTo(stepId: StepId | undefined, { session, message }: Carried = {}): StepResult {
  const changed = session && { session };
  if (stepId === undefined) return { kind: 'stay', ...(message && { ...message, ...changed }) };
  return { kind: 'goTo', stepId, ...changed, ...(message && { message }) };
}

/** `submit` of a step that sends nothing: the buyer continues. */
export const goOn: Submit<unknown, object> = async () => ({ kind: 'next' });

/** What only steps that take or await a payment need. */
export interface StepPayment {
  payingSteps: PayingSteps;
  /** Status of the payment that the step waits for. */
  wait: PaymentWait;
  /** Reports the payment that the form is about to make to the order summary; null when the form is gone. */
  onPayment: (chosen: ChosenPayment | null) => void;
  /** Called when the payment that the step waited for failed. */
  onUnpaid: (token: string) => void;
}

/** A page that neither takes nor awaits a payment. */
const noPayment: StepPayment = {
  payingSteps: { paymentStepId: undefined, moneyStepIds: [], pixStepId: undefined, waitingStepId: undefined },
  wait: { token: null, status: undefined, isSupported: true, isFound: true },
  onPayment: () => undefined,
  onUnpaid: () => undefined,
};

export const PaymentContext = createContext(noPayment);

export function usePayment(): StepPayment {
  return useContext(PaymentContext);
}
