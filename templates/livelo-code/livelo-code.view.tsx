import { pricePlan } from '../../model/money/plan-price';
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
import { useMoney } from '../../renderer/pieces/use-money';
import { usePlanWords } from '../../renderer/pieces/use-plan-words';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { FactRow } from '../../renderer/ui/fact-row';
import { facts } from '../../renderer/ui/facts.styles';
import { Sentence } from '../../renderer/ui/sentence';
import { eyebrow } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { LiveloCodeStepProps, PointsAccount } from '../../schemas/generated/types';
import type { actions } from './livelo-code.step';
import { body } from './livelo-code.styles';

type ViewProps = StepViewProps<LiveloCodeStepProps, keyof typeof actions, { isSentAgain: boolean } | undefined>;
type Session = ViewProps['session'];

/** Asks for the code, and pays. A code that was right before is not asked again. */
export function LiveloCodeView({ step, session, data, phase, act }: ViewProps) {
  const checkout = useCheckout();
  const t = useCopy('livelo-code');
  const isConfirming = phase === 'confirming';
  const order = selectPointsOrder(checkout, session, step);
  const { points: account } = session;
  const isReleased = liveToken(session) !== undefined;
  return (
    <>
      <Head account={account} isReleased={isReleased} isConfirming={isConfirming} />
      <Confirming isShown={isConfirming} />
      <div className={body} hidden={isConfirming}>
        {order && account && <Parts order={order} account={account} session={session} />}
        {!isReleased && (
          <>
            <SentAgain turn={data} text={data?.isSentAgain === true && t('sentAgain')} />
            <CodeField label={t('code')} placeholder={t('codePlaceholder')} />
          </>
        )}
        <PayButton order={order} account={account} session={session} isBusy={phase !== 'ready'} />
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

interface HeadProps {
  account: PointsAccount | null;
  isReleased: boolean;
  isConfirming: boolean;
}

function Head({ account, isReleased, isConfirming }: HeadProps) {
  const t = useCopy('livelo-code');
  const { masked = '' } = account?.devices.find(({ id }) => id === account.deviceId) ?? {};
  if (isConfirming) return <h1>{t('paying')}</h1>;
  return (
    <StepHead
      above={<p className={eyebrow}>{t('step')}</p>}
      title={t(isReleased ? 'confirmedTitle' : 'title')}
      intro={isReleased ? t('confirmedText') : <Sentence text={t('sent', { device: masked })} verbatim={masked} />}
    />
  );
}

interface PartsProps {
  order: Order;
  account: PointsAccount;
  session: Session;
}

/** Part that points pay, and part that the card pays. */
function Parts({ order, account, session }: PartsProps) {
  const t = useCopy('livelo-code');
  const money = useMoney();
  const words = usePlanWords();
  const { used, rest, charged, installments } = partsOf(order, account, session);
  useReportPoints(used + charged);
  return (
    <dl className={facts}>
      <FactRow label={t('uses')} value={t('points', { count: pointsFor(used, account) })} />
      {rest > 0 && (
        <>
          <dt>{t('card')}</dt>
          <dd>
            <span translate="no">{money(charged, order.currency)}</span>
            {installments > 1 && <small>{words.price(restOfOrder(order, used).plan, installments)}</small>}
          </dd>
        </>
      )}
    </dl>
  );
}

function partsOf(order: Order, account: PointsAccount, { pointsPayment }: Session) {
  const used = account.use === 'mixed' ? (account.used ?? 0) : order.amount;
  const rest = order.amount - used;
  const installments = pointsPayment?.entries?.[0]?.installments ?? 1;
  const charged = rest === 0 ? 0 : pricePlan(restOfOrder(order, used).plan, installments).total;
  return { used, rest, charged, installments };
}

type PayButtonProps = Pick<PartsProps, 'session'> & {
  order: Order | undefined;
  account: PointsAccount | null;
  isBusy: boolean;
};

function PayButton({ order, account, session, isBusy }: PayButtonProps) {
  const t = useCopy('livelo-code');
  const money = useMoney();
  if (!order || !account) return null;
  const { used, charged } = partsOf(order, account, session);
  const count = pointsFor(used, account);
  return (
    <SubmitButton
      text={
        charged === 0 ? t('payPoints', { count }) : t('payMixed', { count, amount: money(charged, order.currency) })
      }
      isBusy={isBusy}
      busyText={t('busy')}
    />
  );
}
