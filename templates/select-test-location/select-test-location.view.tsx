import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { HelpLink } from '../../renderer/pieces/help-link';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { StepText } from '../../renderer/pieces/step-text';
import { Answer } from '../../renderer/ui/answer';
import { OutlineButton, SubmitButton } from '../../renderer/ui/button';
import { notice } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import { UnitSearch } from '../../renderer/units/unit-search';
import type { SelectTestLocationStepProps, Ticket } from '../../schemas/generated/types';
import type { actions, TestPlaces } from './select-test-location.step';
import { TicketList } from './ticket-list';

type Props = StepViewProps<SelectTestLocationStepProps, keyof typeof actions, TestPlaces>;

/** The buyer chooses date and place: a ticket of the product, or a unit of the franchise. */
export function SelectTestLocationView(props: Props) {
  const { step, data, isLoading, phase, reload } = props;
  const { tickets, units } = data;
  const t = useCopy('select-test-location');
  const hasChoice = tickets ? tickets.some(isAvailable) : units !== undefined && units.regions.length > 0;
  return (
    <>
      <StepPicture stepId={step.id} />
      <StepHead title={step.props.title ?? t('title')} intro={hasChoice && t('intro')} />
      <StepText stepId={step.id} />
      {tickets && <TicketChoice {...props} tickets={tickets} />}
      {units && <UnitSearch lists={units} isLoading={isLoading} reload={reload} />}
      {units && hasChoice && <SubmitButton text={t('submit')} isBusy={phase !== 'ready'} busyText={t('sending')} />}
    </>
  );
}

function isAvailable(ticket: Ticket | undefined): ticket is Ticket {
  return ticket !== undefined && ticket.available > 0;
}

interface TicketChoiceProps extends StepViewProps<SelectTestLocationStepProps, keyof typeof actions, unknown> {
  tickets: readonly Ticket[];
}

/** The buyer chooses a ticket of the product. */
function TicketChoice(props: TicketChoiceProps) {
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
  const reserved = useRef<Ticket>(undefined);
  const keep = () => {
    if (wanted.current === reserved.current) return setChoosing(false);
    reserved.current = wanted.current;
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

interface NoTicketsProps {
  /** Whether all are sold out; else there are none. */
  isSoldOut: boolean;
  isBusy: boolean;
  /** Changes with each answer. */
  turn: unknown;
  onAsk: () => void;
}

/** Nothing can be chosen: what that means, another try, and help. */
function NoTickets({ isSoldOut, isBusy, turn, onAsk }: NoTicketsProps) {
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
