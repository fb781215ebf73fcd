/** Choices of a page, stored for the next load of its URL. */
interface StoredChoices {
  /** Name of a control → chosen value. */
  values: Readonly<Record<string, string | boolean>>;
  isPressLost: boolean;
  /** In milliseconds since 1970. */
  keptAt: number;
  href: string;
  /** The load leads to another step, which shows the messages of the earlier one. */
  isMove?: boolean;
  message?: StoredMessage;
}

/** Messages of a step as JSON: the contract's `StepMessage`, which this room does not know. */
type StoredMessage = Readonly<Record<string, unknown>>;

const dayMs = 86_400_000;

/** Keys of the tab's storage: the build whose page has reloaded, and the choices on it. */
const buildKey = 'renewed';
const choicesKey = 'renewedChoices';

/** URL of the last script that failed to load. */
let missing: string | undefined;

/** Records every script that fails to load from now on. */
export function watchScripts(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) missing = target.src;
  };
  window.addEventListener('error', note, true);
}

/**
 * Reloads the page if a needed script belongs to an old build: the server answers, but no longer has it. Happens once
 * per build and keeps the choices. Runs before anything is sent.
 *
 * @param isPress whether a press is lost: the buyer is told and presses again
 * @returns resolves when the page stays; never when it reloads
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
    // Offline, or without the storage that prevents a reload loop.
    return;
  }
  window.location.reload();
  await new Promise(() => undefined);
}

/**
 * Stores the form's choices for the next load of this URL in this tab, except card companies and the address. Typed values have their
 * draft; cards and documents are never stored (PAY-4).
 *
 * @param isPressLost whether to tell the buyer that a press was lost
 */
export function keepChoices(isPressLost: boolean): void {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'form :is(select:not([autocomplete*=cc-], [autocomplete^=address]),:checked)[name]',
  );
  const values = Object.fromEntries(
    Array.from(controls, ({ name, type, value }) => [name, type === 'checkbox' || value]),
  );
  const stored: StoredChoices = { values, isPressLost, keptAt: Date.now(), href: window.location.href };
  sessionStorage.setItem(choicesKey, JSON.stringify(stored));
}

/**
 * Marks the next load as a move to another step: the new document shows the message, or gives its heading the focus.
 *
 * @param url URL of the step, without the origin
 */
export function keepMove(url: string, message: object | undefined): void {
  const { href } = new URL(url, window.location.href);
  const stored = {
    values: {},
    isPressLost: false,
    keptAt: Date.now(),
    href,
    isMove: true,
    ...(message && { message }),
  };
  try {
    sessionStorage.setItem(choicesKey, JSON.stringify(stored));
  } catch {
    // Without storage, the step opens as after a reload.
  }
}

/** Returns the stored choices of this URL and removes them. Choices expire after a day. */
export function takeChoices(): StoredChoices | undefined {
  try {
    const text = sessionStorage.getItem(choicesKey);
    sessionStorage.removeItem(choicesKey);
    const stored: StoredChoices | null = JSON.parse(text ?? 'null');
    return stored?.href === window.location.href && Date.now() - stored.keptAt < dayMs ? stored : undefined;
  } catch {
    return undefined;
  }
}
