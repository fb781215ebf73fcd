import type { IncomingMessage } from 'node:http';
import { headerOf } from './read-json';

/** Value of a request's cookie, as sent. */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (headerOf(request, 'cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
