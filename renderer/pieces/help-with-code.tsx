import { useCheckout, useCopy } from '../checkout/checkout-context';
import { outlineButton } from '../ui/button.styles';
import { CopyField } from '../ui/copy-field';
import { OutsideLink } from '../ui/outside-link';

/** Code that identifies a payment for support, with the link to support. */
export function HelpWithCode({ reference }: { reference: string }) {
  const { links } = useCheckout();
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
      <OutsideLink className={outlineButton} href={links.faq}>
        {f('help')}
      </OutsideLink>
    </>
  );
}
