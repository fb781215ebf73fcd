import type { ReactNode, Ref } from 'react';
import { type Order, selectOrder } from '../../model/money/select-order';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import type { MethodId, PaymentStepProps, PurchasedPlan } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { StepViewProps } from '../contract/step-contract';
import { findPaid } from '../payment/find-paid';
import { listMethods } from '../payment/list-methods';
import { StepHead } from '../ui/step-head';
import { useLostFocus } from '../ui/use-lost-focus';
import { AlreadyPaid, type AlreadyPaidProps } from './already-paid';
import { PaymentForm, type PaymentFormProps } from './payment-form';

interface PaymentScreenProps extends Pick<AlreadyPaidProps, 'words' | 'onAgain'>, Pick<PaymentFormProps, 'asks'> {
  paying: Paying;
  title: string;
  /** Sentence below the heading, unless nothing is due. */
  intro: string | false;
  /** Replaces the form where nothing can be paid. */
  closed?: ((heading: Ref<HTMLHeadingElement>) => ReactNode) | false;
  /** What is paid, above the form. */
  facts?: ReactNode;
  /** Other ways on, below the form. */
  below?: ReactNode;
  children?: ReactNode;
}

/** Screen of a step that takes money: its form, the receipt of what is paid, or the reason why nothing can be paid. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { paying, title, intro, words, onAgain, closed, asks, facts, below, children } = props;
  const { order, offered, paid, session, phase } = paying;
  const isConfirming = phase === 'confirming';
  const shown = paid ? 'paid' : isConfirming ? 'confirming' : closed ? 'closed' : 'form';
  const heading = useLostFocus<HTMLHeadingElement>(shown);
  if (paid) return <AlreadyPaid purchase={paid} usual={offered[0]} words={words} onAgain={onAgain} heading={heading} />;
  if (closed && !isConfirming) return closed(heading);
  return (
    <>
      <StepHead headingRef={heading} title={title} intro={!isConfirming && order?.total !== 0 && intro} />
      {!isConfirming && facts}
      {children}
      <PaymentForm order={order} offered={offered} asks={asks} session={session} phase={phase} />
      {!isConfirming && below}
    </>
  );
}

/** What a paying step charges, and how. */
interface Paying extends Pick<StepViewProps<unknown>, 'session' | 'phase'> {
  /** Undefined when the plans could not be loaded, or nothing can be charged. */
  order: Order | undefined;
  /** Methods that the buyer may choose. The form begins with the first. */
  offered: readonly MethodId[];
  /** This browser's paid purchase of the order. */
  paid: PurchasedPlan | null;
}

type PayingProps = NonNullable<PlanStep['props']> & { methods?: PaymentStepProps['methods'] };

/** @param listOffered methods of an order; by default those of the brand and the step */
export function selectPaying(
  checkout: CheckoutView,
  { step, session, phase }: Pick<StepViewProps<PayingProps>, 'step' | 'session' | 'phase'>,
  listOffered = (order: Order) => listMethods(order, checkout.settings, step.props.methods),
): Paying {
  const order = selectOrder(checkout, session, step);
  return { order, offered: order ? listOffered(order) : [], paid: findPaid(checkout, session, step), session, phase };
}
