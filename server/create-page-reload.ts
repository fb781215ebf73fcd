import type { IncomingMessage, ServerResponse } from 'node:http';
import { configEventsPath } from '../renderer/document/config-events';

export interface PageReload {
  /** @returns whether the request was one for the events */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Tells every open page that the configuration, or what is wrong with it, has changed. */
  tell: () => void;
}

/**
 * Server-sent events for the pages that a developer has open: the number of the catalogue, and what is wrong with the files.
 *
 * @param readFindings what is wrong with them now
 */
export function createPageReload(readFindings: () => readonly string[]): PageReload {
  const pages = new Set<ServerResponse>();
  let version = Date.now();
  const send = (page: ServerResponse) => {
    page.write(`data: ${JSON.stringify({ version, findings: readFindings() })}\n\n`);
  };
  return {
    handle(request, response) {
      if (request.url !== configEventsPath) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(response);
      response.on('close', () => pages.delete(response));
      send(response);
      return true;
    },
    tell() {
      if (readFindings().length === 0) version += 1;
      for (const page of pages) send(page);
    },
  };
}
