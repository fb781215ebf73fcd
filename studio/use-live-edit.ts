import { useEffect, useMemo, useState } from 'react';
import type { CompiledCopy } from '../model/copy/compile-copy';
import type { PageView } from '../renderer/checkout/checkout-view';
import { isColor } from './find-color-problem';

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

const nothing: LiveEdit = { colors: {}, words: {} };

/** In the editor's frame: applies the edited copy to the checkout, and the edited colours to the page. */
export function useLiveEdit(checkout: PageView): PageView {
  const [{ colors, words }, setEdit] = useState(nothing);
  useEffect(() => {
    const { parent } = window;
    if (parent === window) return;
    const listen = (event: MessageEvent) => {
      const message = readMessage(event, parent);
      if (message?.kind === 'guiche-edit') setEdit(message.edit);
    };
    window.addEventListener('message', listen);
    sendMessage(parent, { kind: 'guiche-cell-ready' });
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    const { style } = document.documentElement;
    const tried = Object.entries(colors).filter(([, color]) => isColor(color));
    for (const [role, color] of tried) style.setProperty(`--${role}`, color);
    return () => {
      for (const [role] of tried) style.removeProperty(`--${role}`);
    };
  }, [colors]);
  return useMemo(() => ({ ...checkout, copy: mergeWords(checkout.copy, words) }), [checkout, words]);
}

function mergeWords(copy: CompiledCopy, words: CompiledCopy): CompiledCopy {
  const groups = Object.entries(words).map(([group, texts]) => [group, { ...copy[group], ...texts }]);
  return { ...copy, ...Object.fromEntries(groups) };
}
