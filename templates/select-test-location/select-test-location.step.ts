import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { ApiCallError } from '../../renderer/api/api';
import { explainFailure } from '../../renderer/contract/explain-failure';
import type {
  Actions,
  Load,
  LoadContext,
  StepContext,
  StepResult,
  Submit,
} from '../../renderer/contract/step-contract';
import { loadUnits, readUnit, sendUnit, type UnitLists, type UnitSearch } from '../../renderer/units/load-units';
import type {
  SelectedTicket,
  SelectTestLocationForm,
  SelectTestLocationStepProps,
  Ticket,
} from '../../schemas/generated/types';

/** Choices of the buyer: tickets or lists of units. */
export interface TestPlaces {
  tickets?: readonly Ticket[];
  units?: UnitLists;
}

type Props = SelectTestLocationStepProps;
type Context = StepContext<Props>;

/** Tickets in the plan's currency. A backend without the call has none. */
async function loadTickets({
  step,
  session,
  checkout,
  api,
}: Pick<Context, 'step' | 'session' | 'checkout' | 'api'>): Promise<TestPlaces> {
  const plan = selectPlanOfStep(checkout, session, step);
  const path = { code: checkout.product.callCode ?? checkout.product.code };
  const params = { business: checkout.settings.business, ...(plan && { plan: plan.id }) };
  try {
    const tickets = await api('loadTickets', { path, params });
    return { tickets: tickets.filter(({ currency }) => !plan || currency === plan.currency) };
  } catch (error) {
    if (error instanceof ApiCallError && (error.status === 404 || error.status === 501)) return { tickets: [] };
    throw error;
  }
}

/** Keeps the ticket once the backend still has a place. */
async function keepTicket({ ticket: id = '' }: SelectTestLocationForm, context: Context): Promise<StepResult> {
  if (id === '') return { kind: 'stay' };
  try {
    const data = await loadTickets(context);
    const ticket = data.tickets?.find((one) => one.id === id);
    if (!ticket || ticket.available < 1) return { kind: 'stay', data, fieldErrors: { ticket: 'ticket-gone' } };
    return { kind: 'next', session: { ticket: selectedTicket(ticket) } };
  } catch (error) {
    return explainFailure(error, { usual: 'tickets_unread' });
  }
}

function selectedTicket({ id, name, startsAt, city, place, amount, currency }: Ticket): SelectedTicket {
  return { id, name, startsAt, city, place, amount, currency };
}

/** Units of the franchise. Choosing one takes a ticket out of the order. */
const unitSource = {
  load: async (context: LoadContext<Props>, search?: UnitSearch): Promise<TestPlaces> => ({
    units: await loadUnits(context, search),
  }),
  keep: async (values: SelectTestLocationForm, context: Context): Promise<StepResult> => {
    const unit = readUnit(values);
    if (!unit) return { kind: 'stay' };
    return (await sendUnit(unit, context)) ?? { kind: 'next', session: { unit, ticket: null } };
  },
};

const sources = { tickets: { load: loadTickets, keep: keepTicket }, units: unitSource };

function sourceOf({ step }: { step: { props: Props } }) {
  return sources[step.props.source ?? 'tickets'];
}

export const load: Load<Props, TestPlaces, UnitSearch> = (context, search) => sourceOf(context).load(context, search);

export const submit: Submit<Props, SelectTestLocationForm> = (values, context) =>
  sourceOf(context).keep(values, context);

export const actions = {
  /** Puts a ticket into the order while the buyer still chooses. @param ticket as listed */
  choose: async (_context: Context, ticket: Ticket) => ({
    kind: 'stay',
    session: { ticket: selectedTicket(ticket) },
  }),
} satisfies Actions<Props>;
