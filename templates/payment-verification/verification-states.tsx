import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { CopyKey } from '../../model/copy/copy-key';
import type { OutcomeMark } from '../../renderer/ui/outcome-head';
import { Spinner } from '../../renderer/ui/spinner';
import type { PaymentState } from '../../renderer/wait/payment-state';

export type TextKey = CopyKey<'payment-verification', never>;

/** States that this screen words; other screens show the rest. */
export type VerificationState = Exclude<PaymentState, 'code' | 'slip' | 'codeless' | 'noted'>;

interface ShownState {
  mark: OutcomeMark;
  /** The payment ended without a charge. Showing an amount would raise doubts. */
  isOver?: true;
  /** Text once the state lasts long. */
  lateNote?: TextKey;
  /** Text of the main button, and whether it appears only once the state lasts long. */
  main?: TextKey;
  isMainLate?: true;
  /** When the way to another method appears. */
  other?: 'at once' | 'late';
  showsHelp?: true;
}

const spinner: OutcomeMark = { tone: 'calm', icon: <Spinner /> };
const alert: OutcomeMark = { tone: 'alert', icon: <CircleAlert size={32} /> };
const clock: OutcomeMark = { tone: 'alert', icon: <Clock size={32} /> };

/**
 * While the bank has not answered, the link back to it appears late: most buyers have confirmed and only need to wait.
 * The way back from a wrong number is there at once.
 */
export const verificationStates: Readonly<Record<VerificationState, ShownState>> = {
  checking: { mark: spinner, lateNote: 'stillWaiting' },
  waiting: { mark: spinner, lateNote: 'stillPending', other: 'at once' },
  processing: { mark: spinner, lateNote: 'stillPending', other: 'late' },
  challenge: { mark: spinner, lateNote: 'stillUnanswered', main: 'backToBank', isMainLate: true, other: 'late' },
  blocked: { mark: alert, showsHelp: true, other: 'late' },
  manual: { mark: clock, main: 'confirmed' },
  paid: { mark: { tone: 'success', icon: <CircleCheck size={32} /> } },
  refused: { mark: { tone: 'error', icon: <CircleX size={32} /> }, isOver: true, main: 'backToPayment' },
  expired: { mark: clock, isOver: true, main: 'backToPayment' },
  canceled: { mark: { tone: 'alert', icon: <CircleX size={32} /> }, isOver: true, main: 'backToPayment' },
  missing: { mark: alert, isOver: true, main: 'backToPayment' },
};

/** State as this screen words it. A payment that another screen shows is here for a moment only. */
export function shownAs(state: PaymentState): VerificationState {
  if (state === 'noted') return 'paid';
  return state === 'code' || state === 'slip' || state === 'codeless' ? 'processing' : state;
}
