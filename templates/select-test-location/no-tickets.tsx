import { useCopy } from '../../renderer/checkout/checkout-context';
import { HelpLink } from '../../renderer/pieces/help-link';
import { Answer } from '../../renderer/ui/answer';
import { OutlineButton } from '../../renderer/ui/button';
import { notice } from '../../renderer/ui/step.styles';

interface NoTicketsProps {
  /** Whether all are sold out; else there are none. */
  isSoldOut: boolean;
  isBusy: boolean;
  /** Changes with each answer. */
  turn: unknown;
  onAsk: () => void;
}

/** Nothing can be chosen: what that means, another try, and help. */
export function NoTickets({ isSoldOut, isBusy, turn, onAsk }: NoTicketsProps) {
  const t = useCopy('select-test-location');
  const title = t(isSoldOut ? 'allSoldTitle' : 'noneTitle');
  const text = t(isSoldOut ? 'allSold' : 'none');
  return (
    <>
      <Answer turn={turn} words={`${title}. ${text}`} />
      <div className={notice} data-no-tickets>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
      </div>
      <OutlineButton aria-disabled={isBusy} onClick={onAsk}>
        {t('askAgain')}
      </OutlineButton>
      <HelpLink text={t('help')} />
    </>
  );
}
