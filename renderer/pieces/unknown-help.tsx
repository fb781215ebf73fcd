import { type ReactNode, useEffect, useState } from 'react';
import { useCopy } from '../checkout/checkout-context';
import { useIsLong } from '../ui/use-is-long';
import { help, region } from './unknown-help.styles';

/** After this time the buyer must learn what else to do. */
const helpsAfterMs = 120_000;

interface UnknownHelpProps {
  /** Name of the unknown state; null when nothing is unknown. */
  state: string | null;
  /** Token of the payment, or the key that it was sent with. */
  reference: string;
  /** Whether a live region already surrounds it. */
  isInRegion?: boolean;
}

/**
 * Help for a payment whose outcome is unknown after two minutes, with the code that support searches for. The live
 * region is always present, so that new text is read out once.
 */
export function UnknownHelp({ state, reference, isInRegion = false }: UnknownHelpProps) {
  const isLong = useIsLong(state, helpsAfterMs);
  return (
    <div className={region} role={isInRegion ? undefined : 'status'}>
      {state !== null && isLong && <Help reference={reference} />}
    </div>
  );
}

/** Offline, the code is still readable as text. */
function Help({ reference }: Pick<UnknownHelpProps, 'reference'>) {
  const m = useCopy('methods');
  const [code, setCode] = useState<ReactNode>(<p>{reference}</p>);
  useEffect(() => {
    void import('./help-with-code').then(
      ({ HelpWithCode }) => setCode(<HelpWithCode reference={reference} />),
      () => undefined,
    );
  }, [reference]);
  return (
    <div className={help} data-unknown>
      <p>{m('unknownHelp')}</p>
      {code}
    </div>
  );
}
