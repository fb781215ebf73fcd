import { useCopy } from '../../renderer/checkout/checkout-context';
import { useItemWords } from '../../renderer/pieces/use-item-words';
import { useMoney } from '../../renderer/pieces/use-money';
import type { Ticket } from '../../schemas/generated/types';
import * as styles from './select-test-location.styles';

/** Few enough to say that they are the last. */
const fewPlaces = 10;

interface TicketOptionProps {
  ticket: Ticket;
  isCityShown: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One ticket: date, place, added price and places left. A sold-out one is shown and cannot be chosen. */
export function TicketOption({ ticket, isCityShown, isChosen, onChoose }: TicketOptionProps) {
  const t = useCopy('select-test-location');
  const words = useItemWords();
  const money = useMoney();
  const { id, name, startsAt, city, place, amount, currency, available } = ticket;
  const isSoldOut = available < 1;
  return (
    <label className={styles.option} data-ticket={id} data-sold-out={isSoldOut}>
      <input type="radio" name="ticket" value={id} checked={isChosen} disabled={isSoldOut} onChange={onChoose} />
      <strong>{words.day(startsAt)}</strong>
      <span className={styles.line}>
        <span>{t('at', { time: words.time(startsAt) })}</span>
        {amount > 0 ? <strong translate="no">{`+ ${money(amount, currency)}`}</strong> : <span>{t('included')}</span>}
      </span>
      <span className={styles.line}>
        <span translate="no">{isCityShown ? `${place}, ${city}` : place}</span>
        <small data-few={!isSoldOut && available <= fewPlaces}>
          {isSoldOut ? t('soldOut') : t(available <= fewPlaces ? 'left' : 'places', { count: available })}
        </small>
      </span>
      <small translate="no">{name}</small>
    </label>
  );
}
