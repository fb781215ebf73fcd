/** Key of the tab's storage. */
const storageKey = 'tab';

let next: string | undefined;

/** Keeps the token for the next press, which answers one that used a saved card. */
export function notePressToken(token: string | null): void {
  if (token !== null) next = token;
}

/** Says which tab asks, and that a press in this document does: our server seals and opens saved cards by both. */
export function pressHeaders(): Record<string, string> {
  const token = next ?? globalThis.document?.querySelector<HTMLElement>('script[nonce]')?.nonce;
  const tab = readTab();
  return { ...(tab && { 'x-tab': tab }), ...(token && { 'x-press': token }) };
}

/** 128 random bits of this tab; undefined where the browser keeps no storage. */
function readTab(): string | undefined {
  try {
    const known = sessionStorage.getItem(storageKey);
    if (known !== null) return known;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const made = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    sessionStorage.setItem(storageKey, made);
    return made;
  } catch {
    return undefined;
  }
}
