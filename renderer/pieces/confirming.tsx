import { useEffect, useRef } from 'react';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { peekStored } from '../session/browser-storage';
import { ownerOf } from '../session/purchase-owner';
import { Spinner } from '../ui/spinner';
import { useIsLong } from '../ui/use-is-long';
import { box } from './confirming.styles';
import { UnknownHelp } from './unknown-help';

/** After 4 s we know whether the payment arrived, and most lost answers are found. */
const reassuresAfterMs = 15_000;

/** Says that an outcome is still unknown (PAY-3). The live region is always present, so that new text is read out. */
export function Confirming({ isShown }: { isShown: boolean }) {
  return <div aria-live="polite">{isShown && <Words />}</div>;
}

/** Replaces the pressed element and takes its focus. */
function Words() {
  const m = useCopy('methods');
  const heading = useRef<HTMLHeadingElement>(null);
  const isLong = useIsLong('confirming', reassuresAfterMs);
  const { token, key } = peekStored('purchaseIntent', ownerOf(useCheckout()));
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={box} data-confirming>
      <Spinner />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {m('confirmingTitle')}
        </h2>
        <p>{m('confirmingText')}</p>
        {isLong && <p>{m('confirmingLong')}</p>}
        <UnknownHelp state="confirming" reference={`${token ?? key ?? ''}`} isInRegion />
      </div>
    </div>
  );
}
