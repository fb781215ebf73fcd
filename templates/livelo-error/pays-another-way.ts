import type { PointsFailure } from '../../schemas/generated/types';

/** Whether another method helps more than another try. */
export function paysAnotherWay(failure: PointsFailure | null): boolean {
  return failure?.reason === 'insufficient' || failure?.reason === 'unavailable';
}
