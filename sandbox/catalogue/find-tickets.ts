import type { Ticket } from '../../schemas/generated/types';
import tickets from '../data/tickets.json' with { type: 'json' };
import type { SandboxProduct } from '../sandbox-catalogue';

/** The same tickets for every product, in its currency; their amounts are minor units. */
export function findTickets(product: SandboxProduct): Ticket[] {
  return tickets
    .filter((ticket) => ticket.area === product.area)
    .map(({ area: _, ...ticket }) => ({ ...ticket, currency: product.currency }));
}

/** A ticket of the product, sold out or not. */
export function findTicket(product: SandboxProduct, id: string): Ticket | undefined {
  return findTickets(product).find((ticket) => ticket.id === id);
}
