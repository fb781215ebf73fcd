import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { pricePlan } from '../../model/money/offered-plan';
import { fitPoints, type PointsRange, pointsFor, pointsRange, usualPart } from '../../model/money/points';
import type { Order } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { useStepForm } from '../../renderer/contract/step-form-context';
import { knownDocument } from '../../renderer/payment/known-document';
import { restOfOrder, selectPointsOrder, selectRestMethod } from '../../renderer/payment/points/select-points-order';
import { DocumentField } from '../../renderer/payment-form/methods/document-field';
import { methods } from '../../renderer/payment-form/methods/registry.generated';
import { PointsSplit, usePointsSplit } from '../../renderer/payment-form/points/points-split';
import { useReportPoints } from '../../renderer/payment-form/use-report-payment';
import { useMoney } from '../../renderer/pieces/use-words';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { FactRow } from '../../renderer/ui/fact-row';
import { facts } from '../../renderer/ui/facts.styles';
import { eyebrow, fieldGroup } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { LiveloPaymentStepProps, MethodId, PointsAccount } from '../../schemas/generated/types';
import type { actions } from './livelo-payment.step';
import { cardTitle } from './livelo-payment.styles';

/** Points that the purchase uses; with money besides, the split and the card. */
export function LiveloPaymentView(props: StepViewProps<LiveloPaymentStepProps, keyof typeof actions>) {
  const { step, session, phase, act } = props;
  const checkout = useCheckout();
  const t = useCopy('livelo-payment');
  const { points: account } = session;
  const order = selectPointsOrder(checkout, session, step);
  const isMixed = account?.use === 'mixed';
  const range = account && order && pointsRange(account, order.amount);
  const method = order && selectRestMethod(order, checkout.settings);
  return (
    <>
      <StepHead
        above={<p className={eyebrow}>{t('step')}</p>}
        title={t(isMixed ? 'mixedTitle' : 'onlyTitle')}
        intro={t(isMixed ? 'mixedIntro' : 'onlyIntro')}
      />
      {account && order && isMixed && range && method && (
        <Mixed order={order} account={account} range={range} method={method} />
      )}
      {account && order && !isMixed && <Only order={order} account={account} session={session} />}
      <SubmitButton text={t('submit')} isBusy={phase !== 'ready'} busyText={t('busy')} />
      <TextButton onClick={() => act('changeUse')}>{t('changeUse')}</TextButton>
    </>
  );
}

interface PartProps {
  order: Order;
  account: PointsAccount;
}

function Only({ order, account, session }: PartProps & Pick<StepViewProps<LiveloPaymentStepProps>, 'session'>) {
  const checkout = useCheckout();
  const t = useCopy('livelo-payment');
  const money = useMoney();
  useReportPoints(order.amount);
  const count = pointsFor(order.amount, account);
  const isDocumentKnown = knownDocument(checkout, session) !== undefined;
  return (
    <>
      <dl className={facts}>
        <FactRow label={t('uses')} value={<strong>{t('points', { count })}</strong>} />
        <FactRow label={t('left')} value={t('points', { count: account.points - count })} />
        <FactRow label={t('due')} value={money(0, order.currency)} isVerbatim />
      </dl>
      {!isDocumentKnown && <DocumentField />}
    </>
  );
}

/** The card's own rules and entries join the step while its fields are shown. */
function Mixed({ order, account, range, method }: PartProps & { range: PointsRange; method: MethodId }) {
  const t = useCopy('livelo-payment');
  const { form, expectMethod } = useStepForm();
  const usual = fitPoints(account.used ?? usualPart(order.amount, account), account, range);
  const { used, choose } = usePointsSplit(order.amount, account, range, usual);
  const rest = restOfOrder(order, used);
  const count: unknown = useWatch({ control: form.control, name: 'installments' });
  const total = used + pricePlan(rest.plan, count === undefined ? undefined : Number(count)).total;
  useReportPoints(total);
  useEffect(() => {
    expectMethod(true);
    return () => expectMethod(false);
  }, [expectMethod]);
  const Fields = methods[method];
  return (
    <>
      <PointsSplit order={order} account={account} range={range} used={used} choose={choose} />
      <section className={fieldGroup} aria-labelledby="rest-card">
        <h2 className={cardTitle} id="rest-card">
          {t('card')}
        </h2>
        <Fields order={rest} plan={rest.plan} />
      </section>
    </>
  );
}
