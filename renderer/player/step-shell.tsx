import { type FocusEvent, type ReactNode, useEffect } from 'react';
import type { Step } from '../../model/flow/resolve-step';
import { useCopy } from '../checkout/checkout-context';
import { Skeleton } from '../ui/skeleton';
import { stepBody, stepHead } from '../ui/step.styles';
import { sendEarlyPress } from './early-press';

/**
 * Root element of a step, with the hooks for tests and tools. It is a form if there is something to send. Card screens
 * need `autocomplete="off"`: without it, Chromium writes number and CVV to its session files. See text-field.tsx
 * for fields with their own token.
 */
export function StepShell({
  step,
  isRestored,
  isWaiting,
  onSubmit,
  onLeave,
  children,
}: {
  step: Step;
  /** Stored values are read. Before that, we do not know the buyer or whether they have paid. */
  isRestored: boolean;
  isWaiting: boolean;
  onSubmit: (() => void) | undefined;
  /** Called before the field handles its own blur. */
  onLeave?: (event: FocusEvent) => void;
  children: ReactNode;
}) {
  useEffect(() => {
    if (!isRestored) return;
    window.guicheReady = true;
    sendEarlyPress(step.id);
  }, [isRestored, step.id]);
  const hooks = { className: stepBody, 'data-step': step.id, 'data-template': step.templateId };
  const content = isWaiting ? <StepWaiting /> : children;
  if (!onSubmit) return <div {...hooks}>{content}</div>;
  return (
    <form
      {...hooks}
      method="post"
      autoComplete="off"
      noValidate
      onFocusCapture={hintEnter}
      onBlurCapture={onLeave}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRestored) onSubmit();
      }}
    >
      {content}
    </form>
  );
}

/** The phone's Enter key says "go" in the last field of the form, and "next" in the others. */
function hintEnter({ currentTarget, target }: FocusEvent<HTMLFormElement, Element>): void {
  const fields = currentTarget.querySelectorAll('input[enterkeyhint]:not([data-voucher-code]), select');
  const shown = [...fields].filter((field) => field.checkVisibility());
  if (target instanceof HTMLInputElement && shown.includes(target))
    target.enterKeyHint = shown.at(-1) === target ? 'go' : 'next';
}

/**
 * Replaces a step while stored values are read: the server does not know them, and scripts take seconds on a slow
 * network. Says that nothing is charged again.
 *
 * @param isLoading the step's own data are loading instead
 */
export function StepWaiting({ isLoading = false }: { isLoading?: boolean }) {
  const t = useCopy('frame');
  return (
    <>
      <div className={stepHead} role="status" data-waiting>
        <p>{t(isLoading ? 'loading' : 'restoring')}</p>
      </div>
      <Skeleton height={320} />
    </>
  );
}
