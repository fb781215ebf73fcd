import { translateRefusal } from '../../model/copy/translate';
import { formatDay } from '../../model/money/format-day';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import { usePayment } from '../../renderer/contract/payment-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { countWaysToPay } from '../../renderer/payment/count-ways-to-pay';
import { LazyRefusalHelp } from '../../renderer/pieces/lazy-refusal-help';
import { UnknownHelp } from '../../renderer/pieces/unknown-help';
import { useMoney } from '../../renderer/pieces/use-money';
import { useTimeLeft } from '../../renderer/pieces/use-time-left';
import { type Charges, chargesOf } from '../../renderer/session/charges-of';
import { purchaseOf } from '../../renderer/session/purchase-owner';
import { FactRow } from '../../renderer/ui/fact-row';
import { formatClock } from '../../renderer/ui/format-clock';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { useIsLong } from '../../renderer/ui/use-is-long';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import { selectPaymentState } from '../../renderer/wait/payment-state';
import { walletMethods } from '../../schemas/generated/methods-by-trait';
import type { PaidMethod, PaymentVerificationStepProps } from '../../schemas/generated/types';
import type { actions } from './payment-verification.step';
import * as styles from './payment-verification.styles';
import { Actions } from './verification-actions';
import { shownAs, type TextKey, type VerificationState, verificationStates } from './verification-states';

const reassuresAfterMs = 8_000;

type ViewProps = StepViewProps<PaymentVerificationStepProps, keyof typeof actions>;

/** Return page of a payment that is confirmed elsewhere: waits, continues by itself, explains failures. */
export function PaymentVerificationView({ session, phase, act }: ViewProps) {
  const { wait } = usePayment();
  const checkout = useCheckout();
  const state = shownAs(selectPaymentState(session, wait, checkout));
  const { isOver, lateNote } = verificationStates[state];
  const isLong = useIsLong(state, reassuresAfterMs);
  const { status } = wait;
  const purchase = purchaseOf(session, checkout);
  const method = purchase?.method ?? status?.method;
  const wallet = method && walletMethods.includes(method) ? method : undefined;
  const timeLeft = useTimeLeft(status?.push?.expiresAt);
  const isLate = state === 'waiting' && timeLeft !== undefined ? timeLeft === 0 : isLong;
  const charges = status ? chargesOf(purchase ?? status, status) : purchase;
  return (
    <div className={styles.body} data-state={state}>
      <Head
        state={state}
        isLong={isLong}
        refusal={status?.refusal?.code}
        token={status?.token}
        hasReceipt={purchase !== null}
        isTrial={charges?.scheduled !== undefined}
        method={method}
        wallet={wallet}
        phone={purchase?.phone ?? status?.push?.phone}
      />
      {state === 'waiting' && <TimeLeft seconds={timeLeft} />}
      {charges && !isOver && <Amounts {...charges} />}
      <LateNote text={isLate ? lateNote : undefined} />
      <UnknownHelp state={lateNote ? state : null} reference={wait.token ?? ''} />
      <Actions
        state={state}
        isLong={isLong}
        wallet={wallet}
        ways={countWaysToPay(checkout, session)}
        isBusy={phase !== 'ready'}
        act={act}
      />
    </div>
  );
}

interface HeadProps {
  state: VerificationState;
  isLong: boolean;
  refusal: string | undefined;
  token: string | undefined;
  hasReceipt: boolean;
  /** Nothing is paid today. */
  isTrial: boolean;
  method: PaidMethod | undefined;
  /** Wallet that the buyer confirms in. */
  wallet: PaidMethod | undefined;
  /** Number that got the request, masked unless this tab knows it. */
  phone: string | undefined;
}

function Head({ state, isLong, refusal, token, hasReceipt, isTrial, method, wallet, phone }: HeadProps) {
  const heading = useLostFocus<HTMLHeadingElement>(state);
  const t = useCopy('payment-verification');
  const m = useCopy('methods');
  const isAtWallet = state === 'challenge' && wallet !== undefined;
  const text =
    state === 'refused'
      ? ''
      : isAtWallet
        ? t('walletText', { method: m(wallet) })
        : state === 'waiting' && phone !== undefined
          ? t('waitingPhoneText', { phone })
          : t(textOf(state, isLong, hasReceipt));
  return (
    <OutcomeHead
      mark={verificationStates[state].mark}
      title={
        isAtWallet
          ? t('walletTitle', { method: m(wallet) })
          : t(state === 'paid' && isTrial ? 'trialTitle' : `${state}Title`)
      }
      headingRef={heading}
    >
      {state === 'refused' ? <Refusal code={refusal} method={method} token={token} /> : <p>{text}</p>}
    </OutcomeHead>
  );
}

interface RefusalProps extends Pick<HeadProps, 'method' | 'token'> {
  code: string | undefined;
}

function Refusal({ code, method, token }: RefusalProps) {
  const { cause, money, action } = translateRefusal(useCheckout(), code, 'payment', { outcome: 'none', method });
  return (
    <>
      <p>
        <strong>{cause}</strong>
      </p>
      <p>{money}</p>
      <p>{action}</p>
      <LazyRefusalHelp code={code} sent={token} />
    </>
  );
}

/** Promises a few seconds only until they have passed. */
function textOf(state: Exclude<VerificationState, 'refused'>, isLong: boolean, hasReceipt: boolean): TextKey {
  if (state === 'checking' && isLong) return 'checkingLongText';
  return state === 'paid' && !hasReceipt ? 'paidElsewhereText' : `${state}Text`;
}

/** Time left to confirm on the phone, by the server's end; nothing where nobody can tell. */
function TimeLeft({ seconds }: { seconds: number | undefined }) {
  const t = useCopy('payment-verification');
  if (!seconds) return null;
  return (
    <p className={styles.note} role="timer">
      {t('timeLeft')} <strong translate="no">{formatClock(seconds)}</strong>
    </p>
  );
}

/** Amount to pay now, and the amount after a trial. */
function Amounts({ amount, currency, scheduled, total = scheduled?.amount ?? amount }: Charges) {
  const { product } = useCheckout();
  const toText = useMoney();
  const t = useCopy('payment-verification');
  const order = useCopy('order');
  const money = (value: number) => toText(value, currency);
  return (
    <dl className={styles.amounts}>
      <FactRow label={order('product')} value={product.name} isVerbatim />
      <FactRow
        label={scheduled ? order('dueToday') : t('amount')}
        value={<strong translate="no">{money(scheduled ? amount : total)}</strong>}
      />
      {scheduled && (
        <FactRow label={order('firstCharge', { date: formatDay(scheduled.date) })} value={money(total)} isVerbatim />
      )}
    </dl>
  );
}

/** Live region that is present from the start, so that new text is read out. */
function LateNote({ text }: { text: TextKey | undefined }) {
  const t = useCopy('payment-verification');
  return (
    <p className={styles.note} role="status">
      {text && t(text)}
    </p>
  );
}
