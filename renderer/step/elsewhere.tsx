import { CircleAlert } from 'lucide-react';
import type { PaymentWait } from '../purchase/use-payment-status';
import { SubmitButton } from '../ui/button';
import { OutcomeHead } from '../ui/outcome-head';
import { useCopy } from './checkout-context';
import { notice } from './step.styles';
import { StepWaiting } from './step-waiting';
import { UnknownHelp } from './unknown-help';

interface ElsewhereProps {
  wait: PaymentWait;
  isBusy: boolean;
}

/**
 * In a waiting step's place while the payment that its address names, and that another browser has made, is looked for; where it
 * cannot be found, why, and the one thing to do.
 */
export function Elsewhere({ wait: { token, isFound, isSupported }, isBusy }: ElsewhereProps) {
  const m = useCopy('methods');
  if (isFound && isSupported) {
    return (
      <>
        <StepWaiting />
        <UnknownHelp state="looking" reference={token ?? undefined} />
      </>
    );
  }
  return (
    <>
      <OutcomeHead
        mark={{ tone: 'alert', icon: <CircleAlert size={32} /> }}
        title={m(isFound ? 'elsewhereUnseenTitle' : 'elsewhereMissingTitle')}
      >
        <p>{m(isFound ? 'elsewhereUnseen' : 'elsewhereMissing')}</p>
      </OutcomeHead>
      <SubmitButton isBusy={isBusy} busyText={m('elsewherePay')}>
        {m('elsewherePay')}
      </SubmitButton>
    </>
  );
}

/** Nobody pays by a link for what somebody else buys. */
export function ElsewhereNote() {
  return <p className={notice}>{useCopy('methods')('elsewhereNote')}</p>;
}
