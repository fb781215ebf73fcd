import { isHostName } from './host-name.ts';

/** A link that a browser opens: behind a host it opens whatever there is. The signs of a link are its pattern's. */
export function isHttpsLink(value: string): boolean {
  const [, host = ''] = /^https:\/\/([^/]*)/.exec(value) ?? [];
  return isHostName(host);
}
