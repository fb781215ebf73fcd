/** Name of a control → what is chosen there. */
type Choices = Readonly<Record<string, string | boolean>>;

/** In the storage of the tab: the build whose page has loaded itself anew, and what was chosen on it. */
const buildKey = 'renewed';
const choicesKey = 'renewedChoices';

/** Address of the last script of this page that did not come. */
let missing: string | undefined;

/** From now on notes which scripts do not come, whoever asks for them. */
export function watchScripts(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) missing = target.src;
  };
  window.addEventListener('error', note, true);
}

/**
 * For whoever needs a script that did not come, before anything is sent: where its server answers and has it no more, a new
 * build has been deployed, and the page loads itself anew, once for each build. What is typed has its draft; what is chosen is
 * brought along, and card data never is.
 *
 * @param isPress whether a press is lost with it: the buyer is told, and presses again
 * @returns once it is known that the page stays; never where it is loaded anew
 */
export async function renewPage(isPress?: boolean): Promise<void> {
  try {
    const { buildId } = window.__NEXT_DATA__;
    if (!missing || sessionStorage.getItem(buildKey) === buildId) return;
    const { status } = await fetch(missing, { method: 'HEAD', cache: 'no-store' });
    if (status < 400 || status >= 500) return;
    sessionStorage.setItem(buildKey, buildId);
    if (isPress) sessionStorage.setItem(choicesKey, JSON.stringify(readChoices()));
  } catch {
    // No line, or no storage that could keep the page from loading itself for ever.
    return;
  }
  window.location.reload();
  await new Promise(() => undefined);
}

/** Choices say nothing of a person; that of the card's company is left out with the card. */
function readChoices(): Choices {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'form :is(select:not([autocomplete^=cc]),:checked)[name]',
  );
  return Object.fromEntries(Array.from(controls, ({ name, type, value }) => [name, type === 'checkbox' || value]));
}

/** What was chosen on the page before, where a press was lost with it; once. */
export function takeChoices(): Choices | undefined {
  try {
    const text = sessionStorage.getItem(choicesKey);
    sessionStorage.removeItem(choicesKey);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
