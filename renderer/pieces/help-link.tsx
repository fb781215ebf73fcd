import { useCheckout } from '../checkout/checkout-context';
import { outlineButton } from '../ui/button.styles';
import { OutsideLink } from '../ui/outside-link';

/** Second button of a screen: the brand's help. */
export function HelpLink({ text }: { text: string }) {
  const { links } = useCheckout();
  return (
    <OutsideLink className={outlineButton} href={links.faq}>
      {text}
    </OutsideLink>
  );
}
