import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import { outlineButton } from '../../renderer/ui/button.styles';
import { OutsideLink } from '../../renderer/ui/outside-link';
import { notice } from '../../renderer/ui/step.styles';

interface NoTicketsProps {
  /** Whether all are sold out; else there are none. */
  isSoldOut: boolean;
  isBusy: boolean;
  onAsk: () => void;
}

/** Nothing can be chosen: what that means, another try, and help. */
export function NoTickets({ isSoldOut, isBusy, onAsk }: NoTicketsProps) {
  const { links } = useCheckout();
  const t = useCopy('select-test-location');
  return (
    <>
      <div className={notice} role="status" data-no-tickets>
        <p>
          <strong>{t(isSoldOut ? 'allSoldTitle' : 'noneTitle')}</strong>
        </p>
        <p>{t(isSoldOut ? 'allSold' : 'none')}</p>
      </div>
      <button className={outlineButton} type="button" aria-disabled={isBusy} onClick={onAsk}>
        {t('askAgain')}
      </button>
      <OutsideLink className={outlineButton} href={links.faq}>
        {t('help')}
      </OutsideLink>
    </>
  );
}
