import { translateRefusal } from '../../model/copy/translate';
import { formatDay } from '../../model/money/format-day';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { usePayment } from '../../renderer/contract/step-contract';
import { countWaysToPay } from '../../renderer/payment/count-ways-to-pay';
import { HelpLink } from '../../renderer/pieces/help-link';
import { LazyRefusalHelp } from '../../renderer/pieces/lazy-refusal-help';
import { UnknownHelp } from '../../renderer/pieces/unknown-help';
import { useTimeLeft } from '../../renderer/pieces/use-time-left';
import { useMoney } from '../../renderer/pieces/use-words';
import { type Charges, chargesOf } from '../../renderer/session/charges-of';
import { purchaseOf } from '../../renderer/session/purchase-owner';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
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
import { shownAs, type TextKey, type VerificationState, verificationStates } from './verification-states';

const reassuresAfterMs = 8_000;

type ViewProps = StepViewProps<PaymentVerificationStepProps, keyof typeof actions>;

/** Return page of a payment that is confirmed elsewhere: waits, continues by itself, explains failures. */
export function PaymentVerificationView({ session, phase, act }: ViewProps) {
  const { wait } = usePayment();
  const checkout = useCheckout();
  const t = useCopy('payment-verification');
  const m = useCopy('methods');
  const state = shownAs(selectPaymentState(session, wait, checkout));
  const { isOver, lateNote, mark } = verificationStates[state];
  const heading = useLostFocus<HTMLHeadingElement>(state);
  const isLong = useIsLong(state, reassuresAfterMs);
  const { status } = wait;
  const purchase = purchaseOf(session, checkout);
  const method = purchase?.method ?? status?.method;
  const wallet = state === 'challenge' && method && walletMethods.includes(method) ? m(method) : undefined;
  const phone = state === 'waiting' ? (purchase?.phone ?? status?.push?.phone) : undefined;
  const timeLeft = useTimeLeft(status?.push?.expiresAt);
  const isLate = state === 'waiting' && timeLeft !== undefined ? timeLeft === 0 : isLong;
  const charges = status ? chargesOf(purchase ?? status, status) : purchase;
  const title = state === 'paid' && charges?.scheduled ? 'trialTitle' : (`${state}Title` as const);
  return (
    <div className={styles.body} data-state={state}>
      <OutcomeHead mark={mark} title={wallet ? t('walletTitle', { method: wallet }) : t(title)} headingRef={heading}>
        {state === 'refused' ? (
          <Refusal code={status?.refusal?.code} method={method} token={status?.token} />
        ) : (
          <p>
            {wallet
              ? t('walletText', { method: wallet })
              : phone
                ? t('waitingPhoneText', { phone })
                : t(textOf(state, isLong, purchase !== null))}
          </p>
        )}
      </OutcomeHead>
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

interface RefusalProps {
  code: string | undefined;
  method: PaidMethod | undefined;
  token: string | undefined;
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

interface ActionsProps extends Pick<StepViewProps<unknown, keyof typeof actions>, 'act'> {
  state: VerificationState;
  isLong: boolean;
  isBusy: boolean;
  /** Name of the wallet that the buyer confirms in. */
  wallet: string | undefined;
  /** Number of methods on the paying step. */
  ways: number;
}

/** A wallet's app is easily missed, so the button that leads back to it is there at once. */
function Actions({ state, isLong, isBusy, wallet, ways, act }: ActionsProps) {
  const t = useCopy('payment-verification');
  const { main, isMainLate, other, showsHelp } = verificationStates[state];
  const text = wallet ? t('backToWallet', { method: wallet }) : main && (!isMainLate || isLong) && t(main);
  return (
    <>
      {text && <SubmitButton text={text} isBusy={isBusy} busyText={t('opening')} />}
      {showsHelp && <HelpLink text={t('help')} />}
      {ways > 0 && (other === 'at once' || (other === 'late' && isLong)) && (
        <TextButton onClick={() => act('otherMethod')}>{t(ways > 1 ? 'otherMethod' : 'backToPayment')}</TextButton>
      )}
    </>
  );
}
