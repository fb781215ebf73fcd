import { CircleCheck, Lock, ShieldCheck } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type OfferedPlan, payableBy } from '../../model/money/offered-plan';
import { mostInstallments, pricePlan } from '../../model/money/plan-price';
import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { useStepForm } from '../../renderer/contract/step-form-context';
import { methodLabels } from '../../renderer/payment/methods/labels.generated';
import { methods } from '../../renderer/payment/methods/method-registry';
import { hasPaidFor } from '../../renderer/session/purchase-owner';
import { Confirming } from '../../renderer/step/confirming';
import { useMoney } from '../../renderer/step/use-money';
import { usePlanWords } from '../../renderer/step/use-plan-words';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { mainButton } from '../../renderer/ui/button.styles';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { Sentence } from '../../renderer/ui/sentence';
import { fieldGroup, notice, stepHead } from '../../renderer/ui/step.styles';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import { canChargeLater } from '../../schemas/api/can-charge-later';
import { isCardMethod } from '../../schemas/api/is-card-method';
import type { MethodId, PaymentStepProps, PurchasedPlan } from '../../schemas/generated/types';
import * as styles from './payment.styles';
import type { actions } from './payment.submit';
import { listMethods } from './payment-plan';

type ViewProps = StepViewProps<PaymentStepProps, keyof typeof actions>;

/** How the plan is paid. One method shows no chooser; while an outcome is unknown there is no second way (PAY-3). */
export function PaymentView({ step, session, phase, act }: ViewProps) {
  const checkout = useCheckout();
  const t = useCopy('payment');
  const m = useCopy('methods');
  const f = useCopy('frame');
  const isConfirming = phase === 'confirming';
  const plan = selectPlanOfStep(checkout, session, step);
  const paid = hasPaidFor(session, plan) ? session.purchase : null;
  const heading = useLostFocus<HTMLHeadingElement>(isConfirming || paid !== null);
  const offered = plan ? listMethods(plan, checkout.settings, step.props) : [];
  if (paid) return <AlreadyPaid purchase={paid} usual={offered[0]} act={act} heading={heading} />;
  const isFreeToday = plan?.trial !== undefined && offered.every(canChargeLater);
  return (
    <>
      <div className={stepHead}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {!isConfirming && offered.length > 0 && (
          <p>{t(isFreeToday ? 'trialIntro' : offered.length > 1 ? 'intro' : 'introOneMethod')}</p>
        )}
      </div>
      <Confirming isShown={isConfirming} />
      <div hidden={isConfirming}>
        {plan && offered.length > 0 ? (
          <PaymentForm plan={plan} offered={offered} isBusy={phase !== 'ready'} session={session} />
        ) : (
          <div className={styles.form}>
            {/* The order above says so where it is the price that is missing. */}
            {plan && (
              <p className={notice} role="alert">
                {m('noneAvailable')}
              </p>
            )}
            <a className={mainButton} href={`?${checkout.search}`}>
              {f('tryAgain')}
            </a>
          </div>
        )}
      </div>
    </>
  );
}

interface PaymentFormProps extends Pick<ViewProps, 'session'> {
  plan: OfferedPlan;
  offered: readonly MethodId[];
  isBusy: boolean;
}

function PaymentForm({ plan, offered, isBusy, session: { pix, purchase } }: PaymentFormProps) {
  const { settings } = useCheckout();
  const t = useCopy('payment');
  const m = useCopy('methods');
  const words = usePlanWords();
  const money = useMoney();
  const { form, expectMethod } = useStepForm();
  const [first] = offered;
  const chosen: unknown = useWatch({ control: form.control, name: 'method' });
  const [early] = useState(readEarlyChoice);
  const isOffered = (id: unknown): id is MethodId => offered.includes(id as MethodId);
  const usual = isOffered(early) ? early : first;
  const hasChoice = isOffered(chosen);
  const method = hasChoice ? chosen : first;
  useEffect(() => {
    if (!hasChoice) form.setValue('method', usual);
  }, [form, hasChoice, usual]);
  useEffect(() => {
    expectMethod(true);
    return () => expectMethod(false);
  }, [expectMethod]);
  const count: unknown = useWatch({ control: form.control, name: 'installments' });
  // Nothing is known of a select that was not touched: it shows the choice that a price without a count is of.
  const chosenCount = count === undefined ? undefined : Number(count);
  useTellChoice(method, chosenCount);
  if (!method) return null;
  const Fields = methods[method];
  const { Icon, payText, busyText } = methodLabels[method];
  const isCard = isCardMethod(method);
  const payable = payableBy(plan, method);
  const installments = isCard ? chosenCount : 1;
  const { total, installment } = pricePlan(payable, installments);
  const amount = money(isCard ? total : plan.amount, plan.currency);
  const trial = words.trial(payable);
  // Codes of this purchase that the bank would still take money for.
  const hasOpenPix = pix && !(Date.parse(pix.expiresAt ?? '') <= Date.now() + (pix.clockAhead ?? 0));
  const hasOpenSlip = purchase?.method === 'bankslip' && purchase.status === 'pending';
  const PayIcon = { lock: Lock, shield: ShieldCheck, card: Icon }[settings.payment.icon ?? 'lock'];
  return (
    <div className={styles.form}>
      {offered.length > 1 ? (
        <fieldset className={styles.chooser}>
          <legend>{m('chooserTitle')}</legend>
          {offered.map((id) => {
            const { Icon: MethodIcon } = methodLabels[id];
            return (
              <label key={id} className={styles.option}>
                <input type="radio" value={id} defaultChecked={id === first} {...form.register('method')} />
                <MethodIcon size={22} />
                <span>
                  <strong>{m(id)}</strong>
                  <MethodHint plan={plan} method={id} />
                </span>
              </label>
            );
          })}
        </fieldset>
      ) : (
        <input type="hidden" value={method} {...form.register('method')} />
      )}
      <div className={fieldGroup} key={method}>
        <Fields plan={plan} />
      </div>
      <div className={styles.foot}>
        {/* Down here they move no field as the session comes. */}
        {hasOpenPix && <p className={notice}>{t('openPix')}</p>}
        {hasOpenSlip && <p className={notice}>{t('openBankslip')}</p>}
        <SubmitButton isBusy={isBusy} busyText={m(trial ? 'startingTrial' : busyText)} icon={<PayIcon size={20} />}>
          {trial ? m('startTrial') : m(payText, { amount })}
        </SubmitButton>
        {trial && <p className={styles.smallPrint}>{`${trial.firstCharge}: ${words.price(payable, installments)}.`}</p>}
        {isCard && !trial && installment.id > 1 && (
          <p className={styles.smallPrint}>{`${words.price(payable, installments)}.`}</p>
        )}
        {plan.trial && !trial && <p className={styles.smallPrint}>{m('noTrial', { amount })}</p>}
        {isCard && <p className={styles.smallPrint}>{t('secure')}</p>}
      </div>
    </div>
  );
}

/** The order above says what is about to be paid. */
function useTellChoice(method: MethodId | undefined, installments: number | undefined) {
  const { tellPayment } = useStepForm();
  useEffect(() => {
    tellPayment(method ? { method, installments } : null);
    return () => tellPayment(null);
  }, [tellPayment, method, installments]);
}

/** The method that was chosen before the page worked: as its fields are registered it is forgotten. */
function readEarlyChoice(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement>('input[name=method]:checked')?.value;
}

/** What paying by a method is like; for a plan with a trial, whether it begins with free time. */
function MethodHint({ plan, method }: { plan: OfferedPlan; method: MethodId }) {
  const m = useCopy('methods');
  const words = usePlanWords();
  const money = useMoney();
  const trial = words.trial(payableBy(plan, method));
  if (trial) return <small>{trial.freeTime}</small>;
  if (plan.trial) return <small>{m('noTrialHint', { amount: money(plan.amount, plan.currency) })}</small>;
  return <small>{m(`${method}-hint`, { count: mostInstallments(plan)?.id ?? 1 })}</small>;
}

interface AlreadyPaidProps extends Pick<ViewProps, 'act'> {
  purchase: PurchasedPlan;
  /** The method that the form begins with; absent where nothing is offered any more. */
  usual: MethodId | undefined;
  heading: Ref<HTMLHeadingElement>;
}

function AlreadyPaid({ purchase, usual, act, heading }: AlreadyPaidProps) {
  const { product } = useCheckout();
  const m = useCopy('methods');
  const { form } = useStepForm();
  const isTrial = purchase.scheduled !== undefined;
  return (
    <>
      <OutcomeHead
        mark={{ icon: <CircleCheck size={32} />, tone: 'success' }}
        title={m(isTrial ? 'trialRunningTitle' : 'alreadyPaidTitle')}
        headingRef={heading}
      >
        <p>
          <Sentence
            text={m(isTrial ? 'trialRunningText' : 'alreadyPaidText', { product: product.name })}
            verbatim={product.name}
          />
        </p>
      </OutcomeHead>
      {/* The form's one rule of its own: without it the button below would be held back. */}
      <input type="hidden" value={usual ?? purchase.method} {...form.register('method')} />
      <SubmitButton isBusy={false} busyText="">
        {m('alreadyPaidReceipt')}
      </SubmitButton>
      <TextButton onClick={() => act('again')}>{m('alreadyPaidAgain')}</TextButton>
    </>
  );
}
