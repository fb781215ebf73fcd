import type { ServerResponse } from 'node:http';

/** Its presence shows the banner and changes nothing else (SEC-5). */
export const homologationCookie = '__Host-homologacao';

/** Value of `homologacao` that closes the banner. */
export const leavesHomologation = '0';

/**
 * URL that closes the page's banner.
 *
 * @param search cleaned query of the page
 */
export function leaveHomologationUrl(search: string): string {
  const query = new URLSearchParams(search);
  query.set('homologacao', leavesHomologation);
  return `?${query}`;
}

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

export function setHomologationCookie(response: ServerResponse): void {
  response.appendHeader('set-cookie', `${homologationCookie}=1; ${attributes}`);
}

export function removeHomologationCookie(response: ServerResponse): void {
  response.appendHeader('set-cookie', `${homologationCookie}=; ${attributes}; Max-Age=0`);
}
