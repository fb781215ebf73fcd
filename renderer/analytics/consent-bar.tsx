import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import type { ConsentAnswer } from '../session/consent';
import { outlineButton } from '../ui/button.styles';
import { OutsideLink } from '../ui/outside-link';
import * as styles from './consent-bar.styles';

interface ConsentBarProps {
  /** The buyer has asked for it: it takes the focus. */
  isRequested: boolean;
  onAnswer: (answer: ConsentAnswer) => void;
}

/** Asks whether the container may measure. Not modal: the page works the same with any answer, or none. */
export function ConsentBar({ isRequested, onAnswer }: ConsentBarProps) {
  const { links } = useCheckout();
  const t = useCopy('consent');
  const bar = useRef<HTMLElement>(null);
  const isAside = useStandClear(bar);
  useEffect(() => {
    if (isRequested) bar.current?.focus();
  }, [isRequested]);
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={t('label')}
      tabIndex={-1}
      data-consent
      data-aside={isAside && !isRequested}
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

/** Part that the buyer uses: the step's main button. */
const mainButton = '[data-step] button[type=submit]';

/** Events after which the page or the focus stands elsewhere. */
const movements = ['scroll', 'resize', 'focusin', 'focusout', 'input'] as const;

/**
 * Keeps a fixed bar clear of the main button and the focused control (WCAG 2.2, 2.4.11). Lets the page end below the
 * bar, and makes the browser scroll a newly focused control above it.
 *
 * @returns whether the bar must step aside
 */
function useStandClear(bar: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      setAside(isInTheWay(current));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const { style: root } = document.documentElement;
    const makeRoom = () => {
      root.scrollPaddingBottom = `${current.offsetHeight + gap}px`;
      root.setProperty(pageEnd, `${current.offsetHeight}px`);
      lookSoon();
    };
    makeRoom();
    const observer = new ResizeObserver(makeRoom);
    observer.observe(current);
    // Another step, or an error that moves the button.
    observer.observe(document.body);
    for (const movement of movements) window.addEventListener(movement, lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const movement of movements) window.removeEventListener(movement, lookSoon);
      root.scrollPaddingBottom = '';
      root.removeProperty(pageEnd);
    };
  }, [bar]);
  return isAside;
}

/** Room below the page's end, which the page's frame leaves free. */
const pageEnd = '--page-end';

/** Space between the bar and a control scrolled above it, in px. */
const gap = 16;

function isInTheWay(bar: HTMLElement): boolean {
  const { activeElement: focused } = document;
  if (bar.contains(focused)) return false;
  const place = bar.getBoundingClientRect();
  const used = [...document.querySelectorAll(mainButton), ...(focused === document.body || !focused ? [] : [focused])];
  return used.some((element) => element.tagName !== 'H1' && element.id !== 'content' && overlaps(element, place));
}

function overlaps(element: Element, place: DOMRect): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > place.top && top < place.bottom && right > place.left && left < place.right;
}
