import { isHostName } from './host-name.ts';

/** A link that a browser opens; whether it has the signs of one is its pattern's. */
export function isHttpsLink(value: string): boolean {
  const [, host = ''] = /^https:\/\/([^/]*)/.exec(value) ?? [];
  return isHostName(host) && URL.canParse(value);
}
