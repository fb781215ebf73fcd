/** Choices of a page, kept for the next load of its address. */
interface KeptChoices {
  /** Name of a control → what is chosen there. */
  values: Readonly<Record<string, string | boolean>>;
  isPressLost: boolean;
  /** In milliseconds since 1970. */
  keptAt: number;
  href: string;
}

const dayMs = 86_400_000;

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
 * build has been deployed, and the page loads itself anew, once for each build, with what was chosen.
 *
 * @param isPress whether a press is lost with it: the buyer is told, and presses again
 * @returns once it is known that the page stays; never where it is loaded anew
 */
export async function renewPage(isPress = false): Promise<void> {
  try {
    const { buildId } = window.__NEXT_DATA__;
    if (!missing || sessionStorage.getItem(buildKey) === buildId) return;
    const { status } = await fetch(missing, { method: 'HEAD', cache: 'no-store' });
    if (status < 400 || status >= 500) return;
    sessionStorage.setItem(buildKey, buildId);
    keepChoices(isPress);
  } catch {
    // No line, or no storage that could keep the page from loading itself for ever.
    return;
  }
  window.location.reload();
  await new Promise(() => undefined);
}

/**
 * Keeps the choices of the form for the next load of this address in this tab, but not the company of a card. What is typed has its
 * draft; cards and documents are never kept (PAY-4).
 *
 * @param isPressLost whether the buyer is told that a press was lost
 */
export function keepChoices(isPressLost: boolean): void {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'form :is(select:not([autocomplete^=cc]),:checked)[name]',
  );
  const values = Object.fromEntries(
    Array.from(controls, ({ name, type, value }) => [name, type === 'checkbox' || value]),
  );
  const kept: KeptChoices = { values, isPressLost, keptAt: Date.now(), href: window.location.href };
  sessionStorage.setItem(choicesKey, JSON.stringify(kept));
}

/** Returns the kept choices of this address and forgets them. Choices expire after a day. */
export function takeChoices(): KeptChoices | undefined {
  try {
    const text = sessionStorage.getItem(choicesKey);
    sessionStorage.removeItem(choicesKey);
    const kept: KeptChoices | null = JSON.parse(text ?? 'null');
    return kept?.href === window.location.href && Date.now() - kept.keptAt < dayMs ? kept : undefined;
  } catch {
    return undefined;
  }
}
