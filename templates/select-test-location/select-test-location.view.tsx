import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { StepText } from '../../renderer/pieces/step-text';
import { SubmitButton } from '../../renderer/ui/button';
import { notice } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import { UnitSearch } from '../../renderer/units/unit-search';
import type { SelectTestLocationStepProps, Ticket } from '../../schemas/generated/types';
import { NoTickets } from './no-tickets';
import type { actions, TestPlaces } from './select-test-location.step';
import { TicketList } from './ticket-list';

type Props = StepViewProps<SelectTestLocationStepProps, keyof typeof actions, TestPlaces>;

/** The buyer chooses date and place: a ticket of the product, or a unit of the franchise. */
export function SelectTestLocationView(props: Props) {
  const { step, session, data, isLoading, phase, reload } = props;
  const t = useCopy('select-test-location');
  const { chosen, choose, isChoosing } = useTicketChoice(props);
  const { tickets, units } = data;
  const known = tickets?.find(({ id }) => id === (chosen?.id ?? session.ticket?.id));
  const lost = chosen ?? session.ticket;
  const isOpen = tickets?.some(({ available }) => available > 0) ?? false;
  const hasChoice = isOpen || (units !== undefined && units.regions.length > 0);
  return (
    <>
      <StepPicture stepId={step.id} />
      <StepHead title={step.props.title ?? t('title')} intro={hasChoice && t('intro')} />
      <StepText stepId={step.id} />
      {tickets && isOpen && lost && !isAvailable(known) && (
        <p className={notice} role="alert">
          {t('gone', { name: lost.name })}
        </p>
      )}
      {tickets && tickets.length > 0 && (
        <TicketList tickets={tickets} chosen={isAvailable(known) ? known.id : undefined} onChoose={choose} />
      )}
      {tickets && !isOpen && (
        <NoTickets isSoldOut={tickets.length > 0} isBusy={isLoading} turn={data} onAsk={() => reload()} />
      )}
      {units && <UnitSearch lists={units} isLoading={isLoading} reload={reload} />}
      {hasChoice && (
        <SubmitButton text={t('submit')} isBusy={phase !== 'ready' && !isChoosing} busyText={t('sending')} />
      )}
    </>
  );
}

function isAvailable(ticket: Ticket | undefined): ticket is Ticket {
  return ticket !== undefined && ticket.available > 0;
}

/** A choice joins the order at once. One that comes while another is being kept follows it. */
function useTicketChoice({ phase, act }: Pick<Props, 'phase' | 'act'>) {
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
