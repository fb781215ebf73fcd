import type { ReactNode } from 'react';
import { head, mark } from './outcome-head.styles';

interface OutcomeHeadProps {
  icon: ReactNode;
  tone: 'calm' | 'success' | 'alert' | 'error';
  title: string;
  /** One paragraph or more. */
  children: ReactNode;
}

/** How a purchase stands, as a mark and in words; a live region, so that a change is read out. */
export function OutcomeHead({ icon, tone, title, children }: OutcomeHeadProps) {
  return (
    <div className={head} role="status">
      <span className={mark} data-tone={tone}>
        {icon}
      </span>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
