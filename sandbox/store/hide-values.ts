import { DrizzleQueryError } from 'drizzle-orm';

/** The database did not do what it was asked for. */
class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** An error of the database without what it was asked for, which is buyers' data: what it keeps may be logged. */
function hideValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  const code = cause && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new StoreError(`The database of the sandbox refused a query${code}: is its disk full, or is it gone?`);
}

/** The same work, whose errors hold no data of buyers. */
export function hidingValues<Args extends unknown[], T>(
  work: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return (...args) =>
    work(...args).catch((error: unknown) => {
      throw hideValues(error);
    });
}
