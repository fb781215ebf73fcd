import type { ServerResponse } from 'node:http';

/** Its presence shows the banner and changes nothing else (SEC-5). */
export const homologationCookie = '__Host-homologacao';

/**
 * URL of the form that closes the page's banner: the page itself with the flag.
 *
 * @param search cleaned query of the page
 */
export function leaveHomologationUrl(search: string): string {
  const query = new URLSearchParams(search);
  query.set('homologacao', '1');
  return `?${query}`;
}

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

export function setHomologationCookie(response: ServerResponse): void {
  response.appendHeader('set-cookie', `${homologationCookie}=1; ${attributes}`);
}

export function removeHomologationCookie(response: ServerResponse): void {
  response.appendHeader('set-cookie', `${homologationCookie}=; ${attributes}; Max-Age=0`);
}
