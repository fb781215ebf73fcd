import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useCopy } from '../../renderer/checkout/checkout-context';
import * as field from '../../renderer/forms/field.styles';
import { FieldFrame } from '../../renderer/forms/field-frame';
import { fieldId } from '../../renderer/forms/field-id';
import { foldText } from '../../renderer/forms/fold-text';
import { useChosenValue } from '../../renderer/forms/use-chosen-value';
import { useItemWords, useMoney } from '../../renderer/pieces/use-words';
import { TextButton } from '../../renderer/ui/button';
import type { Ticket } from '../../schemas/generated/types';
import * as styles from './select-test-location.styles';

/** A longer list is searched. */
const longestUnsearched = 8;

interface TicketListProps {
  tickets: readonly Ticket[];
  /** Id of an available ticket. */
  chosen: string | undefined;
  onChoose: (ticket: Ticket) => void;
}

/** Tickets as radio buttons, by city where there are several; a long list is searchable. */
export function TicketList({ tickets, chosen, onChoose }: TicketListProps) {
  const t = useCopy('select-test-location');
  const error = useChosenValue('ticket', chosen ?? '');
  const [typed, setTyped] = useState('');
  const found = useFound(tickets, typed, chosen);
  const cities = [...new Set(tickets.map(({ city }) => city))];
  const groups = cities.map((city) => ({ city, tickets: found.filter((one) => one.city === city) }));
  const id = fieldId('ticket');
  return (
    <>
      {tickets.length > longestUnsearched && <Search typed={typed} onType={setTyped} count={found.length} />}
      <div
        className={styles.list}
        role="radiogroup"
        id={id}
        tabIndex={-1}
        aria-label={t('choices')}
        aria-required="true"
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      >
        {groups.map((group) => (
          <Group
            key={group.city}
            name={cities.length > 1 ? group.city : undefined}
            isEmpty={group.tickets.length === 0}
          >
            {group.tickets.map((ticket) => (
              <TicketOption
                key={ticket.id}
                ticket={ticket}
                isCityShown={cities.length === 1}
                isChosen={ticket.id === chosen}
                onChoose={() => onChoose(ticket)}
              />
            ))}
          </Group>
        ))}
        {found.length === 0 && (
          <p className={styles.nothing}>
            <span>{t('nothingFound')}</span>
            <TextButton onClick={() => setTyped('')}>{t('clear')}</TextButton>
          </p>
        )}
        <p className={field.error} id={error && `${id}-error`}>
          {error && <CircleAlert size={16} />}
          {error && <span>{error}</span>}
        </p>
      </div>
    </>
  );
}

/** Tickets whose name, place or date contains each typed word, and the chosen one. */
function useFound(tickets: readonly Ticket[], typed: string, chosen: string | undefined): readonly Ticket[] {
  const { day, time } = useItemWords();
  const texts = useMemo(
    () =>
      tickets.map(({ name, city, place, startsAt }) =>
        foldText([name, city, place, day(startsAt), time(startsAt)].join(' ')),
      ),
    [tickets, day, time],
  );
  const words = foldText(typed).split(' ').filter(Boolean);
  return tickets.filter(({ id }, index) => id === chosen || words.every((word) => texts[index]?.includes(word)));
}

function Group({ name, isEmpty, children }: { name: string | undefined; isEmpty: boolean; children: ReactNode }) {
  const id = useId();
  if (isEmpty) return null;
  if (name === undefined) return <div className={styles.group}>{children}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the radio group would be read twice.
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h2 id={id} translate="no">
        {name}
      </h2>
      {children}
    </div>
  );
}

function Search({ typed, onType, count }: { typed: string; onType: (typed: string) => void; count: number }) {
  const t = useCopy('select-test-location');
  return (
    <div>
      <FieldFrame name="ticketSearch" label={t('search')} error={undefined} isOptional>
        <input
          id={fieldId('ticketSearch')}
          className={field.control}
          type="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={t('searchPlaceholder')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </FieldFrame>
      <p className={styles.count} aria-live="polite">
        {typed.trim() === '' ? '' : t('found', { count })}
      </p>
    </div>
  );
}

/** Few enough to say that they are the last. */
const fewPlaces = 10;

interface TicketOptionProps {
  ticket: Ticket;
  isCityShown: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One ticket: date, place, added price and places left. A sold-out one is shown and cannot be chosen. */
function TicketOption({ ticket, isCityShown, isChosen, onChoose }: TicketOptionProps) {
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
