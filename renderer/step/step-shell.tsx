import { type ReactNode, useEffect, useRef } from 'react';
import type { Step } from '../flow/resolve-step';
import { stepBody } from './step.styles';
import { StepWaiting } from './step-waiting';

declare global {
  interface Window {
    /** The page can take a submit; until then the document's guard holds it back. */
    guicheReady?: boolean;
  }
}

/**
 * The root of a step, with the hooks that tests and tools rely on; a form when there is something to send. Card screens
 * need `autocomplete="off"` on the form: without it Chromium writes number and CVV to its session files.
 */
export function StepShell({
  step,
  isWaiting,
  onSubmit,
  children,
}: {
  step: Step;
  isWaiting: boolean;
  onSubmit: (() => void) | undefined;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    window.guicheReady = true;
    const { dataset } = document.documentElement;
    if (dataset.pressed === undefined) return;
    delete dataset.pressed;
    form.current?.requestSubmit();
  }, []);
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
        onSubmit();
      }}
    >
      {content}
    </form>
  );
}
