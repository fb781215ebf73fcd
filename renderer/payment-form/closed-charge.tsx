import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useCheckout } from '../checkout/checkout-context';
import { mainButton } from '../ui/button.styles';
import { OutcomeHead, type OutcomeMark } from '../ui/outcome-head';
import { OutsideLink } from '../ui/outside-link';

/** States in which an invoice, a renewal, an upgrade or an offer takes no money. */
const marks = {
  paid: { icon: <CircleCheck size={32} />, tone: 'success' },
  renewed: { icon: <CircleCheck size={32} />, tone: 'success' },
  none: { icon: <CircleCheck size={32} />, tone: 'calm' },
  processing: { icon: <Clock size={32} />, tone: 'calm' },
  expired: { icon: <Clock size={32} />, tone: 'alert' },
  gone: { icon: <Clock size={32} />, tone: 'alert' },
  canceled: { icon: <CircleX size={32} />, tone: 'alert' },
  unknown: { icon: <CircleAlert size={32} />, tone: 'alert' },
} as const satisfies Record<string, OutcomeMark>;

/** States of what the buyer has already. */
const owned: readonly string[] = ['paid', 'renewed', 'none'] satisfies (keyof typeof marks)[];

interface ClosedChargeProps<State extends keyof typeof marks> {
  state: State;
  /** Texts of the template. */
  t: (key: `${State}Title` | `${State}Text` | 'access' | 'help') => string;
  heading: Ref<HTMLHeadingElement>;
  /** Replaces the link. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Says why nothing can be paid. Links the access to what the buyer has, else help. */
export function ClosedCharge<State extends keyof typeof marks>(props: ClosedChargeProps<State>) {
  const { state, t, heading, action, children } = props;
  const { links } = useCheckout();
  const isOwned = owned.includes(state);
  return (
    <>
      <OutcomeHead mark={marks[state]} title={t(`${state}Title`)} headingRef={heading} text={t(`${state}Text`)} />
      {children}
      {action ?? (
        <OutsideLink className={mainButton} href={isOwned ? links.firstAccess : links.faq}>
          {t(isOwned ? 'access' : 'help')}
        </OutsideLink>
      )}
    </>
  );
}
