import { useCopy } from '../checkout/checkout-context';
import { CopyField } from '../ui/copy-field';
import { HelpLink } from './help-link';

/** Code that identifies a payment for support, with the link to support. */
export function HelpWithCode({ reference }: { reference: string }) {
  const m = useCopy('methods');
  const f = useCopy('frame');
  return (
    <>
      <CopyField
        label={m('unknownReference')}
        text={reference}
        copy={m('unknownCopy')}
        copied={m('unknownCopied')}
        failed={m('unknownCopyFailed')}
        isQuiet
      />
      <HelpLink text={f('help')} />
    </>
  );
}
