import { type ReactNode, useEffect, useState } from 'react';
import { useCopy } from '../checkout/checkout-context';
import { useIsLong } from '../ui/use-is-long';
import { help, region } from './unknown-help.styles';

/** Nobody waits for longer without knowing what else can be done. */
const helpsAfterMs = 120_000;

interface UnknownHelpProps {
  /** What is unknown; null where nothing is. */
  state: string | null;
  /** Token of the payment, or the key that it was sent with. */
  reference: string;
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

/** Where the line has dropped the code stands as text. */
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
