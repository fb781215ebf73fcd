import { type ReactNode, useEffect, useState } from 'react';
import { useCopy } from '../checkout/checkout-context';
import type { RefusalHelpProps } from './refusal-help';

/** Help of a refusal, which few buyers need. Offline, the reference is still readable. */
export function LazyRefusalHelp({ code, reference }: RefusalHelpProps) {
  const t = useCopy('refusals');
  const [help, setHelp] = useState<ReactNode>(
    reference && (
      <p>
        <span>{`${t('reference')}: `}</span>
        <span translate="no">{reference}</span>
      </p>
    ),
  );
  useEffect(() => {
    void import('./refusal-help').then(
      ({ RefusalHelp }) => setHelp(<RefusalHelp code={code} reference={reference} />),
      () => undefined,
    );
  }, [code, reference]);
  return help;
}
