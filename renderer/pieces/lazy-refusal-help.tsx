import { type ReactNode, useEffect, useState } from 'react';
import { orderCodeOf } from '../../schemas/api/order-code';
import { useCopy } from '../checkout/checkout-context';

/**
 * Help of a refusal, which few buyers need. Offline, the reference is still readable.
 *
 * @param sent key or token of the refused payment
 */
export function LazyRefusalHelp({ code, sent }: { code: string | undefined; sent: string | undefined }) {
  const reference = sent && orderCodeOf(sent);
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
