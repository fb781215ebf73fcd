declare global {
  interface Window {
    /** The page accepts a submit. Until then the document's guard keeps it. */
    guicheReady?: boolean;
  }
}

/** Stores an early press where the document's guard stores those before hydration. Its button shows that it waits. */
export function keepPress(stepId: string): void {
  document.documentElement.dataset.pressed = `${stepId} ${findButton()?.textContent}`;
}

export function forgetPress(): void {
  delete document.documentElement.dataset.pressed;
}

/**
 * Sends a stored press once the page can. If the button's text has changed, announces it instead, and the buyer must
 * press again.
 */
export function sendEarlyPress(stepId: string): void {
  const { pressed } = document.documentElement.dataset;
  if (pressed === undefined || !window.guicheReady) return;
  forgetPress();
  if (!pressed.startsWith(`${stepId} `)) return;
  const button = findButton();
  if (pressed === `${stepId} ${button?.textContent}`) button?.form?.requestSubmit();
  else button?.focus();
}

function findButton(): HTMLButtonElement | null {
  return document.querySelector('[data-step] button[type=submit]');
}
