import { useCheckout, useCopy } from '../checkout/checkout-context';
import { mainButton } from '../ui/button.styles';

/** Loads the page again: most failures pass. */
export function TryAgain() {
  const { search } = useCheckout();
  const f = useCopy('frame');
  return (
    <a className={mainButton} href={`?${search}`}>
      {f('tryAgain')}
    </a>
  );
}
