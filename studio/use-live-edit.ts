import { useEffect, useMemo, useState } from 'react';
import type { CompiledCopy } from '../model/copy/compile-copy';
import type { PageView } from '../renderer/checkout/checkout-view';
import { isColor } from './find-color-problem';
import { type LiveEdit, readMessage, sendMessage } from './live-edit';

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
