import type { UnitLists } from '../../renderer/units/load-units';
import type { Ticket } from '../../schemas/generated/types';

/** Choices of the buyer: tickets or lists of units. */
export interface TestPlaces {
  tickets?: readonly Ticket[];
  units?: UnitLists;
}
