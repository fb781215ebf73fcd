import type { ReactNode, Ref } from 'react';
import { stepHead } from './step.styles';

interface StepHeadProps {
  /** Line above the heading. */
  above?: ReactNode;
  title: ReactNode;
  /** Sentence below the heading. */
  intro?: ReactNode;
  /** Given when the heading takes a focus that a change has lost. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
  children?: ReactNode;
}

/** Heading of a step, with the sentence below it. */
export function StepHead({ above, title, intro, headingRef, className, children }: StepHeadProps) {
  return (
    <div className={className ? `${stepHead} ${className}` : stepHead}>
      {above}
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {intro && <p>{intro}</p>}
      {children}
    </div>
  );
}
