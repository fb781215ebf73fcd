/** A failed call of the contract. */
export interface RequestFailure {
  /** Name of the call, such as `createLead`. */
  call: string;
  isRead: boolean;
  /** HTTP status; 0 when no answer arrived. */
  status: number;
}

/** Refusals that buyers meet every day. */
const expected: readonly number[] = [400, 401, 404, 422];

/** Spec 8: refusals, failed fetches and read operations are not reported. Other failures of a send are. */
export function isReported({ isRead, status }: Pick<RequestFailure, 'isRead' | 'status'>): boolean {
  return !isRead && status !== 0 && !expected.includes(status);
}
