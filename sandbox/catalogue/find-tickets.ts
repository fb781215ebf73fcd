import type { Area, Ticket } from '../../schemas/generated/types';
import records from '../data/tickets.json' with { type: 'json' };
import type { SandboxProduct } from './build-sandbox-catalogue';

interface TicketRecord extends Omit<Ticket, 'currency'> {
  area: Area;
  /** Codes of the products that have it; absent for one of every other product. */
  products?: readonly string[];
}

const tickets = records as readonly TicketRecord[];

/** Tickets of a product in its currency: its own, else those of every product. Amounts are minor units. */
export function findTickets(product: SandboxProduct): Ticket[] {
  const inArea = tickets.filter(({ area }) => area === product.area);
  const own = inArea.filter(({ products }) => products?.includes(product.productCode));
  const found = own.length > 0 ? own : inArea.filter(({ products }) => products === undefined);
  return found.map(({ area: _area, products: _products, ...ticket }) => ({ ...ticket, currency: product.currency }));
}

/** A ticket of the product, sold out or not. */
export function findTicket(product: SandboxProduct, id: string): Ticket | undefined {
  return findTickets(product).find((ticket) => ticket.id === id);
}
