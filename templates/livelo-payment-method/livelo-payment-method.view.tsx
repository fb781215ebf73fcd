import { CreditCard, Gem } from 'lucide-react';
import { pointsFor, pointsRange, worthOf } from '../../model/money/points';
import type { Order } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { type RadioCard, RadioCards } from '../../renderer/forms/radio-cards';
import { listPointsUses, selectPointsOrder } from '../../renderer/payment/points/select-points-order';
import { useReportPoints } from '../../renderer/payment-form/use-report-payment';
import { useMoney } from '../../renderer/pieces/use-words';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import { eyebrow } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { LiveloPaymentMethodStepProps, PointsAccount } from '../../schemas/generated/types';
import type { actions } from './livelo-payment-method.step';

/** Points for the whole price, or for a part of it; each with what it costs. */
export function LiveloPaymentMethodView(props: StepViewProps<LiveloPaymentMethodStepProps, keyof typeof actions>) {
  const { step, session, phase, act } = props;
  const checkout = useCheckout();
  const t = useCopy('livelo-payment-method');
  const money = useMoney();
  const { points: account } = session;
  const order = selectPointsOrder(checkout, session, step);
  useReportPoints(order?.amount);
  return (
    <>
      <StepHead
        above={<p className={eyebrow}>{t('step')}</p>}
        title={t('title')}
        intro={account && t('balance', { count: account.points, amount: money(account.amount, account.currency) })}
      />
      {account && order && <Uses account={account} order={order} />}
      <SubmitButton text={t('submit')} isBusy={phase !== 'ready'} busyText={t('busy')} />
      <TextButton onClick={() => act('otherWay')}>{t('otherWay')}</TextButton>
    </>
  );
}

function Uses({ account, order }: { account: PointsAccount; order: Order }) {
  const { settings } = useCheckout();
  const t = useCopy('livelo-payment-method');
  const money = useMoney();
  const uses = listPointsUses(order, account, settings);
  const range = pointsRange(account, order.amount);
  const needed = pointsFor(order.amount, account);
  const isEnough = uses.includes('only');
  const least = range ? order.amount - worthOf(range.most, account) : 0;
  const cards: RadioCard[] = [
    {
      value: 'only',
      label: t('only'),
      hint: isEnough ? t('onlyHint', { count: needed }) : t('onlyLacking', { count: needed - account.points }),
      Icon: Gem,
      isDisabled: !isEnough,
    },
    {
      value: 'mixed',
      label: t('mixed'),
      hint: range ? t('mixedHint', { count: range.most, amount: money(least, order.currency) }) : t('mixedLacking'),
      Icon: CreditCard,
      isDisabled: !uses.includes('mixed'),
    },
  ];
  const usual = uses.find((use) => use === account.use) ?? uses[0];
  return <RadioCards name="pointsUse" legend={t('legend')} cards={cards} usual={usual} />;
}
