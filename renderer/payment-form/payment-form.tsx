import { Lock, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { pricePlan } from '../../model/money/offered-plan';
import { type Order, orderPayableBy } from '../../model/money/select-order';
import { priceCards } from '../../model/money/split-order';
import { isCardMethod } from '../../schemas/api/is-card-method';
import { atOnceMethods, slipMethods, splitMethods, typedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { MethodId } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import type { StepViewProps } from '../contract/step-contract';
import { useStepForm } from '../contract/step-form-context';
import type { AskId } from '../payment/asks/list-asks';
import { isInPerson } from '../payment/in-person';
import { knownDocument } from '../payment/known-document';
import { Confirming } from '../pieces/confirming';
import { TryAgain } from '../pieces/try-again';
import { useMoney, usePlanWords } from '../pieces/use-words';
import { purchaseOf } from '../session/purchase-owner';
import { SubmitButton } from '../ui/button';
import { fieldGroup, notice } from '../ui/step.styles';
import { ExtraFields } from './asks/extra-fields';
import { MethodChooser } from './method-chooser';
import { CollectorContext } from './methods/collector-context';
import { methodLabels } from './methods/labels.generated';
import { methods } from './methods/registry.generated';
import * as styles from './payment-form.styles';
import { usePaymentChoice } from './use-payment-choice';
import { useReportPayment } from './use-report-payment';

export interface PaymentFormProps extends Pick<StepViewProps<unknown>, 'session' | 'phase'> {
  /** Undefined when the plans could not be loaded. */
  order: Order | undefined;
  /** Methods that the buyer may choose. The form begins with the first. */
  offered: readonly MethodId[];
  /** Data asked besides the method's. */
  asks?: readonly AskId[] | undefined;
}

/**
 * Payment form: chooser, fields, notices and pay button. While an outcome is unknown, no other method is offered
 * (PAY-3).
 */
export function PaymentForm({ order, offered, asks = [], session, phase }: PaymentFormProps) {
  const isConfirming = phase === 'confirming';
  const [first] = offered;
  const Form = order?.total === 0 ? FreeForm : MethodForm;
  return (
    <>
      <Confirming isShown={isConfirming} />
      <div hidden={isConfirming}>
        {order && first ? (
          <Form
            order={order}
            offered={offered}
            first={first}
            asks={asks}
            session={session}
            isBusy={phase !== 'ready'}
          />
        ) : (
          <Unavailable isPriceKnown={order !== undefined} />
        )}
      </div>
    </>
  );
}

/** Shown when nothing can be paid. If the price is missing, the order summary says so. */
function Unavailable({ isPriceKnown }: { isPriceKnown: boolean }) {
  const m = useCopy('methods');
  return (
    <div className={styles.form}>
      {isPriceKnown && (
        <p className={notice} role="alert">
          {m('noneAvailable')}
        </p>
      )}
      <TryAgain />
    </div>
  );
}

interface MethodFormProps extends Pick<PaymentFormProps, 'offered' | 'session'> {
  order: Order;
  first: MethodId;
  asks: readonly AskId[];
  isBusy: boolean;
}

/** Nothing is due: one button. The request names a method, and nothing more. */
function FreeForm({ first, asks, isBusy, session }: MethodFormProps) {
  const m = useCopy('methods');
  const { form, setMethod } = useStepForm();
  useEffect(() => {
    setMethod({ id: first, buildEntries: () => [{ method: first, amount: 0 }] });
    return () => setMethod(undefined);
  }, [setMethod, first]);
  return (
    <div className={styles.form}>
      <input type="hidden" value={first} {...form.register('method')} />
      <ExtraFields asks={asks} session={session} />
      <SubmitButton text={m('confirmFree')} isBusy={isBusy} busyText={m('confirmingFree')} />
    </div>
  );
}

function MethodForm({ order, offered, first, asks, isBusy, session }: MethodFormProps) {
  const checkout = useCheckout();
  const { settings } = checkout;
  const { pix } = session;
  const purchase = purchaseOf(session, checkout);
  const { plan } = order;
  const t = useCopy('payment');
  const m = useCopy('methods');
  const o = useCopy('order');
  const words = usePlanWords();
  const money = useMoney();
  const { form, expectMethod } = useStepForm();
  const chosen: unknown = useWatch({ control: form.control, name: 'method' });
  const [early] = useState(readEarlyChoice);
  const isOffered = (id: unknown): id is MethodId => offered.includes(id as MethodId);
  const usual = isOffered(early) ? early : first;
  const hasChoice = isOffered(chosen);
  const method = hasChoice ? chosen : first;
  useEffect(() => {
    if (!hasChoice) form.setValue('method', usual);
  }, [form, hasChoice, usual]);
  usePaymentChoice(order, offered, session, usual !== first);
  useEffect(() => {
    expectMethod(true);
    return () => expectMethod(false);
  }, [expectMethod]);
  const [count, part, secondPart, secondCount]: unknown[] = useWatch({
    control: form.control,
    name: ['installments', 'amount', 'card2.amount', 'card2.installments'],
  });
  // An untouched select has no value in the form. It shows the default choice.
  const chosenCount = count === undefined ? undefined : Number(count);
  const payableOrder = orderPayableBy(order, method);
  const card2 = { amount: secondPart, installments: secondCount };
  const cards = splitMethods.includes(method)
    ? priceCards(payableOrder, { amount: part, installments: count, card2 })
    : undefined;
  const splitTotal = cards && cards[0].total + cards[1].total;
  useReportPayment(method, chosenCount, splitTotal);
  const Fields = methods[method];
  const { Icon, payText, busyText } = methodLabels[method];
  const isCard = isCardMethod(method);
  const isInstallable = isCard && !atOnceMethods.includes(method);
  const { plan: payable } = payableOrder;
  const installments = isInstallable ? chosenCount : 1;
  const { total, installment } = pricePlan(payable, installments);
  const amount = money(splitTotal ?? (isInstallable ? total : order.total), order.currency);
  const trial = words.trial(payable);
  // Unpaid codes of this purchase that can still be paid.
  const hasOpenPix = pix && !(Date.parse(pix.expiresAt ?? '') <= Date.now() + (pix.clockAhead ?? 0));
  const hasOpenSlip = purchase?.status === 'pending' && slipMethods.includes(purchase.method);
  const otherCard = offered.find((id) => typedCardMethods.includes(id));
  const PayIcon = { lock: Lock, shield: ShieldCheck, card: Icon }[settings.payment.icon ?? 'lock'];
  return (
    <div className={styles.form}>
      <MethodChooser plan={plan} offered={offered} method={method} />
      <div className={fieldGroup} key={method}>
        <CollectorContext value={session.collector}>
          <Fields
            order={payableOrder}
            plan={plan}
            savedCard={order.savedCard}
            phone={session.phone}
            isDocumentKnown={session.collector === null && knownDocument(checkout, session) !== undefined}
            onOtherCard={otherCard && (() => chooseMethod(otherCard))}
          />
        </CollectorContext>
      </div>
      <ExtraFields asks={asks} session={session} />
      <div className={styles.foot}>
        {/* Placed below the fields, so that they do not move when the session loads. */}
        {hasOpenPix && <p className={notice}>{t('openPix')}</p>}
        {hasOpenSlip && <p className={notice}>{t('openBankslip')}</p>}
        {session.unanswered && <p className={notice}>{m(session.unanswered === 'phone' ? 'openPhone' : 'openBank')}</p>}
        {session.inPerson && !isInPerson(method) && <p className={notice}>{m('openInPerson')}</p>}
        {!trial && !isInPerson(method) && <p className={styles.smallPrint}>{m('chargedOnPress')}</p>}
        <SubmitButton
          text={trial ? m('startTrial') : m(payText, { amount })}
          isBusy={isBusy}
          busyText={m(trial ? 'startingTrial' : busyText)}
          icon={<PayIcon size={20} />}
        />
        {trial && <p className={styles.smallPrint}>{`${trial.firstCharge}: ${words.price(payable, installments)}.`}</p>}
        {isInstallable && splitTotal === undefined && !trial && installment.id > 1 && (
          <p className={styles.smallPrint}>{`${words.price(payable, installments)}.`}</p>
        )}
        {cards && (
          <p className={styles.smallPrint}>
            {cards
              .map(({ plan: each, installment: { id }, total: paid }, index) => {
                const price = id > 1 ? words.price(each, id) : o('atOnce', { value: money(paid, order.currency) });
                return `${m(index === 0 ? 'firstCard' : 'secondCard')}: ${price}.`;
              })
              .join(' ')}
          </p>
        )}
        {order.later && !trial && <p className={styles.smallPrint}>{m('noTrial', { amount })}</p>}
        {isCard && <p className={styles.smallPrint}>{t('secure')}</p>}
      </div>
    </div>
  );
}

/** As a press on the method's radio button, which keeps the focus when the fields change. */
function chooseMethod(id: MethodId): void {
  const radio = document.querySelector<HTMLInputElement>(`input[name=method][value="${id}"]`);
  radio?.click();
  radio?.focus();
}

/** Method chosen before hydration. Registering the fields would discard it. */
function readEarlyChoice(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement>('input[name=method]:checked')?.value;
}
