import { Answer } from '../ui/answer';
import { OutlineButton } from '../ui/button';
import { formatClock } from '../ui/format-clock';
import { useCountdown } from '../ui/use-countdown';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import * as styles from './resend-code.styles';

interface ResendCodeProps {
  /** ISO 8601 time from which a new code may be requested; at once when absent. */
  resendAt: string | undefined;
  /** Milliseconds by which that time's clock is ahead of this device's. */
  clockAhead: number | undefined;
  /** Texts of the template. */
  t: (key: 'resend' | 'resendIn' | 'resendReady') => string;
  soonText: (count: number) => string;
  onResend: () => void;
}

/** The countdown is only visual. Screen readers hear 30 and 10 seconds, and when a new code is available. */
export function ResendCode({ resendAt, clockAhead, t, soonText, onResend }: ResendCodeProps) {
  const secondsLeft = useCountdown(resendAt, clockAhead) ?? 0;
  const announced = secondsLeft > 10 ? 30 : 10;
  return (
    <div className={styles.resend}>
      {secondsLeft > 0 ? (
        <p aria-hidden="true">
          <span>{t('resendIn')}</span> <strong translate="no">{formatClock(secondsLeft)}</strong>
        </p>
      ) : (
        <OutlineButton onClick={onResend}>{t('resend')}</OutlineButton>
      )}
      <p className={visuallyHidden} aria-live="polite">
        {secondsLeft === 0 ? t('resendReady') : secondsLeft <= 30 && soonText(announced)}
      </p>
    </div>
  );
}

/** Says that another code was sent, at each press. */
export function SentAgain({ turn, text }: { turn: unknown; text: string | false }) {
  return (
    <>
      <Answer turn={turn} words={text || ''} />
      <p className={styles.again}>{text}</p>
    </>
  );
}
