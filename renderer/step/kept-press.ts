declare global {
  interface Window {
    /** The page can take a submit; until then the document's guard keeps it. */
    guicheReady?: boolean;
  }
}

/**
 * Keeps a press that cannot be sent yet where the document's guard keeps those from before the page works, with the words of
 * its button, which shows that it waits.
 */
export function keepPress(stepId: string): void {
  document.documentElement.dataset.pressed = `${stepId} ${findButton()?.textContent}`;
}

export function forgetPress(): void {
  delete document.documentElement.dataset.pressed;
}

/**
 * Sends the press that was kept, once the page can. What is pressed is what the button said: one that says something else by
 * now is read out, to be pressed anew.
 */
export function sendKeptPress(stepId: string): void {
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
