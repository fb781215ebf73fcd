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
    if (!pressed?.startsWith(`${step.id} `)) return;
    const button = form.current?.querySelector<HTMLButtonElement>('button[type=submit]');
    // What is pressed is what the button said: one that says something else by now is read out, to be pressed anew.
    if (pressed === `${step.id} ${button?.textContent}`) form.current?.requestSubmit();
    else button?.focus();
  }, [isRestored, step.id]);
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
