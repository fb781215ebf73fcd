import { type RefObject, useEffect, useState } from 'react';

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
export function useStandClear(bar: RefObject<HTMLElement | null>): boolean {
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
