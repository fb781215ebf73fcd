import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { SubmitButton } from '../../renderer/ui/button';
import { notice } from '../../renderer/ui/step.styles';
import type { SelectTestLocationStepProps, Ticket } from '../../schemas/generated/types';
import { NoTickets } from './no-tickets';
import type { actions } from './select-test-location.step';
import { TicketList } from './ticket-list';

export function isAvailable(ticket: Ticket | undefined): ticket is Ticket {
  return ticket !== undefined && ticket.available > 0;
}

interface TicketChoiceProps extends StepViewProps<SelectTestLocationStepProps, keyof typeof actions, unknown> {
  tickets: readonly Ticket[];
}

/** The buyer chooses a ticket of the product. */
export function TicketChoice(props: TicketChoiceProps) {
  const { tickets, session, data, isLoading, phase, reload } = props;
  const t = useCopy('select-test-location');
  const { chosen, choose, isChoosing } = useTicketChoice(props);
  const wanted = chosen ?? session.ticket;
  const known = tickets.find(({ id }) => id === wanted?.id);
  const isOpen = tickets.some(isAvailable);
  return (
    <>
      {isOpen && wanted && !isAvailable(known) && (
        <p className={notice} role="alert">
          {t('gone', { name: wanted.name })}
        </p>
      )}
      {tickets.length > 0 && (
        <TicketList tickets={tickets} chosen={isAvailable(known) ? known.id : undefined} onChoose={choose} />
      )}
      {isOpen ? (
        <SubmitButton text={t('submit')} isBusy={phase !== 'ready' && !isChoosing} busyText={t('sending')} />
      ) : (
        <NoTickets isSoldOut={tickets.length > 0} isBusy={isLoading} turn={data} onAsk={() => reload()} />
      )}
    </>
  );
}

/** A choice joins the order at once. One that comes while another is being kept follows it. */
function useTicketChoice({ phase, act }: Pick<TicketChoiceProps, 'phase' | 'act'>) {
  const [chosen, setChosen] = useState<Ticket>();
  const [isChoosing, setChoosing] = useState(false);
  const wanted = useRef<Ticket>(undefined);
  const kept = useRef<Ticket>(undefined);
  const keep = () => {
    if (wanted.current === kept.current) return setChoosing(false);
    kept.current = wanted.current;
    setChoosing(true);
    act('choose', wanted.current);
  };
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    if (phase === 'ready') latest.current();
  }, [phase]);
  const choose = (ticket: Ticket) => {
    setChosen(ticket);
    wanted.current = ticket;
    if (phase === 'ready') keep();
  };
  return { chosen, choose, isChoosing };
}
