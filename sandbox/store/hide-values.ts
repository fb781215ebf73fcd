import { DrizzleQueryError } from 'drizzle-orm';

/** A database operation failed. */
class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Removes the query and its parameters from a database error: they contain buyers' data. The rest may be logged. */
function hideValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  const code = cause && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new StoreError(`The database of the sandbox refused a query${code}: is its disk full, or is it gone?`);
}

/** Wraps work so that its errors contain no buyers' data. */
export function hidingValues<Args extends unknown[], T>(
  work: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return (...args) =>
    work(...args).catch((error: unknown) => {
      throw hideValues(error);
    });
}
