import type { ServerResponse } from 'node:http';

/** Its presence shows the banner and changes nothing else (SEC-5). Read by the page's script, so not HttpOnly. */
export const homologationCookie = '__Host-homologacao';

const attributes = 'Path=/; Secure; SameSite=Lax';

export function setHomologationCookie(response: ServerResponse): void {
  response.setHeader('set-cookie', `${homologationCookie}=1; ${attributes}`);
}

/** In the browser: forgets the cookie. */
export function removeHomologationCookie(): void {
  document.cookie = `${homologationCookie}=; ${attributes}; Max-Age=0`;
}
