import type { ReactNode, Ref } from 'react';
import { StepHead } from '../ui/step-head';
import { useLostFocus } from '../ui/use-lost-focus';
import { AlreadyPaid, type AlreadyPaidProps } from './already-paid';
import { PaymentForm, type PaymentFormProps } from './payment-form';
import type { Paying } from './select-paying';

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
