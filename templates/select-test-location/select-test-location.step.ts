import type { Actions, Load, StepContext, Submit } from '../../renderer/contract/step-contract';
import type { UnitSearch } from '../../renderer/units/load-units';
import type { SelectTestLocationForm, SelectTestLocationStepProps, Ticket } from '../../schemas/generated/types';
import { selectedTicket, type TestPlaces, ticketSource } from './ticket-source';
import { unitSource } from './unit-source';

type Props = SelectTestLocationStepProps;

const sources = { tickets: ticketSource, units: unitSource };

function sourceOf({ step }: { step: { props: Props } }) {
  return sources[step.props.source ?? 'tickets'];
}

export const load: Load<Props, TestPlaces, UnitSearch> = (context, search) => sourceOf(context).load(context, search);

export const submit: Submit<Props, SelectTestLocationForm> = (values, context) =>
  sourceOf(context).keep(values, context);

export const actions = {
  /** Puts a ticket into the order while the buyer still chooses. @param ticket as listed */
  choose: async (_context: StepContext<Props>, ticket: Ticket) => ({
    kind: 'stay',
    session: { ticket: selectedTicket(ticket) },
  }),
} satisfies Actions<Props>;
