import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { outlineButton } from '../ui/button.styles';
import type { CopyField } from '../ui/copy-field';
import { OutsideLink } from '../ui/outside-link';
import { useIsLong } from '../ui/use-is-long';
import { useCheckout, useCopy } from './checkout-context';
import { help, region } from './unknown-help.styles';

/** Nobody waits for longer without knowing what else can be done. */
const helpsAfterMs = 120_000;

interface UnknownHelpProps {
  /** What is unknown; null where nothing is. */
  state: string | null;
  /** Token of the payment, or the key that it was sent with; undefined where neither is known. */
  reference: string | undefined;
  /** Whether a live region stands around it. */
  isInRegion?: boolean;
}

/**
 * What a buyer can do now about a payment of which nothing is known for two minutes, with the code by which whoever helps finds
 * it. The live region is always there, so that the words that appear in it are read, once.
 */
export function UnknownHelp({ state, reference, isInRegion = false }: UnknownHelpProps) {
  const isLong = useIsLong(state, helpsAfterMs);
  return (
    <div className={region} role={isInRegion ? undefined : 'status'}>
      {state !== null && isLong && <Help reference={reference} />}
    </div>
  );
}

function Help({ reference }: Pick<UnknownHelpProps, 'reference'>) {
  const { links } = useCheckout();
  const m = useCopy('methods');
  const f = useCopy('frame');
  const [Field, setField] = useState<ComponentType<ComponentProps<typeof CopyField>>>();
  useEffect(() => {
    // Where the line has dropped the code stands as text.
    void import('../ui/copy-field').then(
      (loaded) => setField(() => loaded.CopyField),
      () => undefined,
    );
  }, []);
  const label = m('unknownReference');
  return (
    <div className={help} data-unknown>
      <p>{m('unknownHelp')}</p>
      {reference !== undefined &&
        (Field ? (
          <Field
            label={label}
            text={reference}
            copy={m('unknownCopy')}
            copied={m('unknownCopied')}
            failed={m('unknownCopyFailed')}
            isQuiet
          />
        ) : (
          <p>{`${label}: ${reference}`}</p>
        ))}
      <OutsideLink className={outlineButton} href={links.faq}>
        {f('help')}
      </OutsideLink>
    </div>
  );
}
