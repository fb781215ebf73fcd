import type { MouseEvent, ReactNode } from 'react';
import { keepChoices } from '../chunks/renew-page';

interface OutsideLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Link to an external page in a new tab. Opens in this tab if the browser cannot open one (in-app browsers). */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" onClick={openOutside}>
      {children}
    </a>
  );
}

function openOutside(event: MouseEvent<HTMLAnchorElement>) {
  // With a modifier key, the browser handles the click.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  // With `noopener` the result is always null.
  const opened = window.open(href, '_blank');
  if (opened) {
    opened.opener = null;
    return;
  }
  try {
    keepChoices(false);
  } catch {
    // Without storage, the page opens anyway.
  }
  window.location.assign(href);
}
