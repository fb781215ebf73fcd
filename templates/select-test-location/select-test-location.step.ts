import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { ApiCallError } from '../../renderer/api/api';
import { explainFailure } from '../../renderer/contract/explain-failure';
import type { Actions, Load, StepContext, Submit } from '../../renderer/contract/step-contract';
import type { StepResult } from '../../renderer/contract/step-result';
import { loadUnits, type UnitLists, type UnitSearch } from '../../renderer/units/load-units';
import { sendUnit } from '../../renderer/units/send-unit';
import type {
  SelectedTicket,
  SelectTestLocationForm,
  SelectTestLocationStepProps,
  Ticket,
} from '../../schemas/generated/types';

type Props = SelectTestLocationStepProps;
type Asking = Pick<StepContext<Props>, 'step' | 'session' | 'checkout' | 'api'>;

/** Choices of the buyer: tickets or lists of units. */
export interface TestPlaces {
  tickets?: readonly Ticket[];
  units?: UnitLists;
}

export const load: Load<Props, TestPlaces, UnitSearch> = async (context, search) =>
  context.step.props.source === 'units'
    ? { units: await loadUnits(context, search) }
    : { tickets: await loadTickets(context) };

/** Keeps the unit, or the ticket once the backend still has a place. */
export const submit: Submit<Props, SelectTestLocationForm> = (values, context) =>
  context.step.props.source === 'units' ? keepUnit(values, context) : keepTicket(values, context);

export const actions = {
  /** Puts a ticket into the order while the buyer still chooses. @param ticket as listed */
  choose: async (_context: StepContext<Props>, ticket: Ticket) => ({
    kind: 'stay',
    session: { ticket: selectedTicket(ticket) },
  }),
} satisfies Actions<Props>;

/** Tickets in the plan's currency. A backend without the call has none. */
async function loadTickets({ step, session, checkout, api }: Asking): Promise<Ticket[]> {
  const plan = selectPlanOfStep(checkout, session, step);
  const params = { business: checkout.settings.business, ...(plan && { plan: plan.id }) };
  try {
    const tickets = await api('loadTickets', {
      path: { code: checkout.product.callCode ?? checkout.product.code },
      params,
    });
    return tickets.filter(({ currency }) => !plan || currency === plan.currency);
  } catch (error) {
    if (error instanceof ApiCallError && (error.status === 404 || error.status === 501)) return [];
    throw error;
  }
}

async function keepTicket(
  { ticket: id = '' }: SelectTestLocationForm,
  context: StepContext<Props>,
): Promise<StepResult> {
  if (id === '') return { kind: 'stay' };
  try {
    const tickets = await loadTickets(context);
    const ticket = tickets.find((one) => one.id === id);
    if (!ticket || ticket.available < 1)
      return { kind: 'stay', data: { tickets }, fieldErrors: { ticket: 'ticket-gone' } };
    return { kind: 'next', session: { ticket: selectedTicket(ticket) } };
  } catch (error) {
    return explainFailure(error, { usual: 'tickets_unread' });
  }
}

function selectedTicket({ id, name, startsAt, city, place, amount, currency }: Ticket): SelectedTicket {
  return { id, name, startsAt, city, place, amount, currency };
}

async function keepUnit(values: SelectTestLocationForm, context: StepContext<Props>): Promise<StepResult> {
  const { region, city, unit: salesforceId = '', unitName: name = '' } = values;
  if (salesforceId === '') return { kind: 'stay' };
  const unit = { salesforceId, name, ...(city && { city }), ...(region && { region }) };
  return (await sendUnit(unit, context)) ?? { kind: 'next', session: { unit, ticket: null } };
}
