import { useEffect, useRef } from 'react';
import { preview } from './edit.styles';
import { type LiveEdit, readMessage, sendMessage } from './use-live-edit';

/** A cell with the edited values, sent after each change and when the cell has loaded. */
export function PreviewFrame({ url, edit }: { url: string; edit: LiveEdit }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
    const cell = frame.current?.contentWindow;
    if (cell) sendMessage(cell, { kind: 'guiche-edit', edit });
  }, [edit]);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const cell = frame.current?.contentWindow ?? null;
      const message = readMessage(event, cell);
      if (cell && message?.kind === 'guiche-cell-ready') {
        sendMessage(cell, { kind: 'guiche-edit', edit: latest.current });
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return <iframe ref={frame} src={url} className={preview} title="Prévia" data-preview />;
}
