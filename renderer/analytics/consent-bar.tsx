import { useEffect, useRef } from 'react';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { outlineButton } from '../ui/button.styles';
import { OutsideLink } from '../ui/outside-link';
import type { ConsentAnswer } from './consent';
import * as styles from './consent-bar.styles';
import { useStandClear } from './use-stand-clear';

interface ConsentBarProps {
  /** The buyer has asked for it: it takes the focus. */
  isAsked: boolean;
  onAnswer: (answer: ConsentAnswer) => void;
}

/** Asks whether the container may measure. Not modal: the page works the same with any answer, or none. */
export function ConsentBar({ isAsked, onAnswer }: ConsentBarProps) {
  const { links } = useCheckout();
  const t = useCopy('consent');
  const bar = useRef<HTMLElement>(null);
  const isAside = useStandClear(bar);
  useEffect(() => {
    if (isAsked) bar.current?.focus();
  }, [isAsked]);
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={t('label')}
      tabIndex={-1}
      data-consent
      data-aside={isAside && !isAsked}
    >
      <p>
        {t('text')} <OutsideLink href={links.privacy}>{t('privacy')}</OutsideLink>
      </p>
      <div className={styles.answers}>
        <button className={outlineButton} type="button" data-answer="denied" onClick={() => onAnswer('denied')}>
          {t('refuse')}
        </button>
        <button className={outlineButton} type="button" data-answer="granted" onClick={() => onAnswer('granted')}>
          {t('accept')}
        </button>
      </div>
    </section>
  );
}
