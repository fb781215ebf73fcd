import type { CompiledCopy } from '../model/copy/compile-copy';

/** Colours by role and compiled copy to try out. The editor sends it to the cell in its frame. */
export interface LiveEdit {
  colors: Readonly<Record<string, string>>;
  words: CompiledCopy;
}

/** Messages between the editor and its cell; both are pages of this site. */
export type LiveMessage = { kind: 'guiche-cell-ready' } | { kind: 'guiche-edit'; edit: LiveEdit };

/** Message from a page of this site; undefined for any other event. */
export function readMessage({ data, origin, source }: MessageEvent, from: Window | null): LiveMessage | undefined {
  const isOurs = origin === window.location.origin && source !== null && source === from;
  const isKnown = data?.kind === 'guiche-cell-ready' || data?.kind === 'guiche-edit';
  return isOurs && isKnown ? (data as LiveMessage) : undefined;
}

export function sendMessage(to: Window, message: LiveMessage): void {
  to.postMessage(message, window.location.origin);
}
