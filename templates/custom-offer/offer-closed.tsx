import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import { mainButton } from '../../renderer/ui/button.styles';
import { OutcomeHead, type OutcomeMark } from '../../renderer/ui/outcome-head';
import { OutsideLink } from '../../renderer/ui/outside-link';
import type { OfferState } from './select-offer-state';

type ClosedState = Exclude<OfferState, 'payable'>;

const marks: Record<ClosedState, OutcomeMark> = {
  renewed: { icon: <CircleCheck size={32} />, tone: 'success' },
  gone: { icon: <Clock size={32} />, tone: 'alert' },
  canceled: { icon: <CircleX size={32} />, tone: 'alert' },
  unknown: { icon: <CircleAlert size={32} />, tone: 'alert' },
};

interface OfferClosedProps {
  state: ClosedState;
  /** Leads to the renewal at the usual price; absent in a flow without it. */
  onRenew: (() => void) | undefined;
}

/** Says why the offer cannot be taken, and offers one action. */
export function OfferClosed({ state, onRenew }: OfferClosedProps) {
  const { links } = useCheckout();
  const t = useCopy('custom-offer');
  return (
    <>
      <OutcomeHead mark={marks[state]} title={t(`${state}Title`)}>
        <p>{t(`${state}Text`)}</p>
      </OutcomeHead>
      {state === 'gone' && onRenew ? (
        <button className={mainButton} type="button" onClick={onRenew}>
          {t('renew')}
        </button>
      ) : (
        <OutsideLink className={mainButton} href={state === 'renewed' ? links.firstAccess : links.faq}>
          {t(state === 'renewed' ? 'access' : 'help')}
        </OutsideLink>
      )}
    </>
  );
}
