import type { ReactNode } from 'react';
import { pricePlan } from '../../model/money/offered-plan';
import { pointsFor } from '../../model/money/points';
import type { Order } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { CodeField } from '../../renderer/forms/code-field';
import { liveToken } from '../../renderer/payment/points/points-session';
import { restOfOrder, selectPointsOrder } from '../../renderer/payment/points/select-points-order';
import { useReportPoints } from '../../renderer/payment-form/use-report-payment';
import { Confirming } from '../../renderer/pieces/confirming';
import { ResendCode, SentAgain } from '../../renderer/pieces/resend-code';
import { useMoney, usePlanWords } from '../../renderer/pieces/use-words';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { FactRow } from '../../renderer/ui/fact-row';
import { facts } from '../../renderer/ui/facts.styles';
import { Sentence } from '../../renderer/ui/sentence';
import { eyebrow } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { LiveloCodeStepProps, PointsAccount, PointsPayment } from '../../schemas/generated/types';
import type { actions } from './livelo-code.step';
import { body } from './livelo-code.styles';

type ViewProps = StepViewProps<LiveloCodeStepProps, keyof typeof actions, { isSentAgain: boolean } | undefined>;

/** Asks for the code, and pays. A code that was right before is not asked again. */
export function LiveloCodeView({ step, session, data, phase, act }: ViewProps) {
  const checkout = useCheckout();
  const t = useCopy('livelo-code');
  const isConfirming = phase === 'confirming';
  const order = selectPointsOrder(checkout, session, step);
  const { points: account } = session;
  const isReleased = liveToken(session) !== undefined;
  const { masked = '' } = account?.devices.find(({ id }) => id === account.deviceId) ?? {};
  const code = !isReleased && (
    <>
      <SentAgain turn={data} text={data?.isSentAgain === true && t('sentAgain')} />
      <CodeField label={t('code')} placeholder={t('codePlaceholder')} />
    </>
  );
  return (
    <>
      {isConfirming ? (
        <h1>{t('paying')}</h1>
      ) : (
        <StepHead
          above={<p className={eyebrow}>{t('step')}</p>}
          title={t(isReleased ? 'confirmedTitle' : 'title')}
          intro={isReleased ? t('confirmedText') : <Sentence text={t('sent', { device: masked })} verbatim={masked} />}
        />
      )}
      <Confirming isShown={isConfirming} />
      <div className={body} hidden={isConfirming}>
        {order && account ? (
          <Payable order={order} account={account} payment={session.pointsPayment} isBusy={phase !== 'ready'}>
            {code}
          </Payable>
        ) : (
          code
        )}
        {isReleased ? (
          <TextButton onClick={() => act('change')}>{t('change')}</TextButton>
        ) : (
          <>
            <ResendCode
              resendAt={account?.resendAt}
              clockAhead={account?.clockAhead}
              t={t}
              soonText={(count) => t('resendSoon', { count })}
              onResend={() => act('resend')}
            />
            <TextButton onClick={() => act('otherDevice')}>{t('otherDevice')}</TextButton>
          </>
        )}
      </div>
    </>
  );
}

interface PayableProps {
  order: Order;
  account: PointsAccount;
  payment: PointsPayment | null;
  isBusy: boolean;
  children: ReactNode;
}

/** Part that points pay, and part that the card pays; below the code, the button that pays both. */
function Payable({ order, account, payment, isBusy, children }: PayableProps) {
  const t = useCopy('livelo-code');
  const money = useMoney();
  const words = usePlanWords();
  const used = account.use === 'mixed' ? (account.used ?? 0) : order.amount;
  const isMixed = used < order.amount;
  const { plan } = restOfOrder(order, used);
  const installments = payment?.entries?.[0]?.installments ?? 1;
  const charged = isMixed ? pricePlan(plan, installments).total : 0;
  const count = pointsFor(used, account);
  const amount = money(charged, order.currency);
  useReportPoints(used + charged);
  return (
    <>
      <dl className={facts}>
        <FactRow label={t('uses')} value={t('points', { count })} />
        {isMixed && (
          <>
            <dt>{t('card')}</dt>
            <dd>
              <span translate="no">{amount}</span>
              {installments > 1 && <small>{words.price(plan, installments)}</small>}
            </dd>
          </>
        )}
      </dl>
      {children}
      <SubmitButton
        text={charged === 0 ? t('payPoints', { count }) : t('payMixed', { count, amount })}
        isBusy={isBusy}
        busyText={t('busy')}
      />
    </>
  );
}
