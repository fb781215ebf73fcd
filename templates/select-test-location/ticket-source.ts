import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { ApiCallError } from '../../renderer/api/api';
import { explainFailure } from '../../renderer/contract/explain-failure';
import type { StepContext } from '../../renderer/contract/step-contract';
import type { StepResult } from '../../renderer/contract/step-result';
import type { UnitLists } from '../../renderer/units/load-units';
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

type Context = StepContext<SelectTestLocationStepProps>;

/** Tickets in the plan's currency. A backend without the call has none. */
async function load({
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
async function keep({ ticket: id = '' }: SelectTestLocationForm, context: Context): Promise<StepResult> {
  if (id === '') return { kind: 'stay' };
  try {
    const data = await load(context);
    const ticket = data.tickets?.find((one) => one.id === id);
    if (!ticket || ticket.available < 1) return { kind: 'stay', data, fieldErrors: { ticket: 'ticket-gone' } };
    return { kind: 'next', session: { ticket: selectedTicket(ticket) } };
  } catch (error) {
    return explainFailure(error, { usual: 'tickets_unread' });
  }
}

export const ticketSource = { load, keep };

export function selectedTicket({ id, name, startsAt, city, place, amount, currency }: Ticket): SelectedTicket {
  return { id, name, startsAt, city, place, amount, currency };
}
