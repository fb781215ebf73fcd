import { CircleAlert } from 'lucide-react';
import { useCopy } from '../checkout/checkout-context';
import { usePayment } from '../contract/step-contract';
import { SubmitButton } from '../ui/button';
import { OutcomeHead } from '../ui/outcome-head';
import { Spinner } from '../ui/spinner';
import { UnknownHelp } from './unknown-help';

export interface ElsewhereProps {
  isBusy: boolean;
}

/**
 * Replaces a waiting step while the URL's payment, from another browser, is loaded. If it cannot be found, shows the
 * reason and one action.
 */
export default function ElsewhereState({ isBusy }: ElsewhereProps) {
  const { token, isFound, isSupported } = usePayment().wait;
  const m = useCopy('methods');
  if (isFound && isSupported) {
    return (
      <>
        <OutcomeHead
          mark={{ tone: 'calm', icon: <Spinner /> }}
          title={m('elsewhereLookingTitle')}
          text={m('elsewhereLooking')}
        />
        <UnknownHelp state="looking" reference={token ?? ''} />
      </>
    );
  }
  return (
    <>
      <OutcomeHead
        mark={{ tone: 'alert', icon: <CircleAlert size={32} /> }}
        title={m(isFound ? 'elsewhereUnseenTitle' : 'elsewhereMissingTitle')}
        text={m(isFound ? 'elsewhereUnseen' : 'elsewhereMissing')}
      />
      <SubmitButton text={m('elsewherePay')} isBusy={isBusy} busyText={m('elsewherePay')} />
    </>
  );
}
