import { isHostName } from './host-name.ts';

/** A link that browsers open: a valid host; anything may follow it. The pattern checks its characters. */
export function isHttpsLink(value: string): boolean {
  const [, host = ''] = /^https:\/\/([^/]*)/.exec(value) ?? [];
  return isHostName(host);
}
