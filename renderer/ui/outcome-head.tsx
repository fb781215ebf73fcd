import type { ReactNode, Ref } from 'react';
import * as styles from './outcome-head.styles';
import { stepHead } from './step.styles';

/** Mark above the text. */
export interface OutcomeMark {
  icon: ReactNode;
  tone: 'calm' | 'success' | 'alert' | 'error';
}

interface OutcomeHeadProps {
  /** Undefined while the outcome is open. */
  mark: OutcomeMark | undefined;
  title: string;
  /** Given when the heading takes a focus that a change has lost. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Paragraph below the title. */
  text?: ReactNode;
  /** More paragraphs. */
  children?: ReactNode;
}

/** State of a purchase, as a mark and text. One live region serves all states, so that a change is read out. */
export function OutcomeHead({ mark, title, headingRef, text, children }: OutcomeHeadProps) {
  return (
    <div className={mark ? styles.head : stepHead} role="status">
      {mark && (
        <span className={styles.mark} data-tone={mark.tone}>
          {mark.icon}
        </span>
      )}
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
