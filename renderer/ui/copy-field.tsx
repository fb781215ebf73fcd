import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { content, mainButton, outlineButton } from './button.styles';
import { box, byHand } from './copy-field.styles';
import { useAnswer } from './use-answer';
import { visuallyHidden } from './visually-hidden.styles';

interface CopyFieldProps {
  label: string;
  text: string;
  copy: string;
  copied: string;
  /** Shown when copying failed; the text is then selected. */
  failed: string;
  /** Lower emphasis: something else on the screen matters more. */
  isQuiet?: boolean;
}

/** Text to copy: fully visible, copied by a press. */
export function CopyField({ label, text, copy, copied, failed, isQuiet = false }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const [answer, announce] = useAnswer();
  const settle = (isCopied: boolean) => {
    setOutcome(isCopied ? 'copied' : 'failed');
    announce(isCopied ? copied : failed);
  };
  const copyText = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    try {
      await navigator.clipboard.writeText(text);
      settle(true);
    } catch {
      field.current?.focus();
      field.current?.select();
      const isCopied = copySelection();
      if (isCopied) currentTarget.focus();
      settle(isCopied);
    }
  };
  return (
    <div className={box}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        value={text}
        readOnly
        rows={4}
        translate="no"
        onFocus={(event) => event.target.select()}
        data-copy
      />
      <button className={isQuiet ? outlineButton : mainButton} type="button" onClick={copyText}>
        <span className={content}>
          {outcome === 'copied' ? <Check size={20} /> : <Copy size={20} />}
          <span>{outcome === 'copied' ? copied : copy}</span>
        </span>
      </button>
      <p className={outcome === 'failed' ? byHand : visuallyHidden} role="status">
        {answer}
      </p>
    </div>
  );
}

/** Uses the deprecated command: in-app browsers and plain http have no other. */
function copySelection(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
