import { type ReactNode, useEffect, useRef } from 'react';
import type { Step } from '../flow/resolve-step';
import { stepBody } from './step.styles';
import { StepWaiting } from './step-waiting';

declare global {
  interface Window {
    /** The page can take a submit; until then the document's guard keeps it. */
    guicheReady?: boolean;
  }
}

/** A kept press is for the step and for what its button said: an amount that came otherwise from an earlier visit is pressed anew. */
function isFor(pressed: string | undefined, form: HTMLFormElement | null): boolean {
  const button = form?.querySelector('button[type=submit]');
  return pressed !== undefined && pressed === `${form?.dataset.step} ${button?.textContent}`;
}

/**
 * The root of a step, with the hooks that tests and tools rely on; a form when there is something to send. Card screens
 * need `autocomplete="off"` on the form: without it Chromium writes number and CVV to its session files.
 */
export function StepShell({
  step,
  isRestored,
  isWaiting,
  onSubmit,
  children,
}: {
  step: Step;
  /** What an earlier visit left is there: before that nobody knows who pays, and whether they have paid. */
  isRestored: boolean;
  isWaiting: boolean;
  onSubmit: (() => void) | undefined;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isRestored) return;
    window.guicheReady = true;
    const { dataset } = document.documentElement;
    const { pressed } = dataset;
    delete dataset.pressed;
    if (isFor(pressed, form.current)) form.current?.requestSubmit();
  }, [isRestored]);
  const hooks = { className: stepBody, 'data-step': step.id, 'data-template': step.templateId };
  const content = isWaiting ? <StepWaiting /> : children;
  if (!onSubmit) return <div {...hooks}>{content}</div>;
  return (
    <form
      {...hooks}
      ref={form}
      method="post"
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isRestored) onSubmit();
      }}
    >
      {content}
    </form>
  );
}
