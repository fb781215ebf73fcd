import { type ReactNode, useEffect, useState } from 'react';
import type { RefusalHelpProps } from './refusal-help';

/** Help of a refusal, which few buyers need. Offline, the reference is still readable. */
export function LazyRefusalHelp({ code, reference }: RefusalHelpProps) {
  const [help, setHelp] = useState<ReactNode>(reference && <p translate="no">{reference}</p>);
  useEffect(() => {
    void import('./refusal-help').then(
      ({ RefusalHelp }) => setHelp(<RefusalHelp code={code} reference={reference} />),
      () => undefined,
    );
  }, [code, reference]);
  return help;
}
