import { identifier } from './grammars';

/** The parts of a URL that the browser needs. The server has cleaned the query. */
export interface Address {
  /** Pathname without a trailing slash. */
  path: string;
  query: URLSearchParams;
}

/** The router's URL → path and query. The grammar stays on the server. */
export function splitAddress(asPath: string): Address {
  const [path = '', ...rest] = (asPath.split('#', 1)[0] ?? '').split('?');
  return { path: path.replace(/(?<!\/)\/+$/, '') || '/', query: new URLSearchParams(rest.join('?')) };
}

/** Token of the payment in a URL; undefined when there is none. */
export function readToken({ query }: Address): string | undefined {
  return query.getAll('token').find((token) => identifier.test(token));
}
