import type { MouseEvent, ReactNode } from 'react';
import { keepChoices } from '../session/renew-page';

interface OutsideLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to somebody else's page, in a tab of its own; in this one where the browser opens no other (that of an app). */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" onClick={openOutside}>
      {children}
    </a>
  );
}

function openOutside(event: MouseEvent<HTMLAnchorElement>) {
  // Asked for in a certain way, the browser opens it.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  // With `noopener` the answer is null in any case.
  const opened = window.open(href, '_blank');
  if (opened) {
    opened.opener = null;
    return;
  }
  try {
    keepChoices(false);
  } catch {
    // Without storage the page opens all the same.
  }
  window.location.assign(href);
}
