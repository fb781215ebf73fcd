import type { IncomingMessage, ServerResponse } from 'node:http';
import { configEventsPath } from '../renderer/document/config-events';

/**
 * Server-sent events for a developer's open pages: the catalogue's number, and the files' errors.
 *
 * @param readFindings current errors
 */
export function createPageReload(readFindings: () => readonly string[]) {
  const pages = new Set<ServerResponse>();
  let version = Date.now();
  const send = (page: ServerResponse) => {
    page.write(`data: ${JSON.stringify({ version, findings: readFindings() })}\n\n`);
  };
  return {
    /** @returns whether the request was for the events */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url !== configEventsPath) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(response);
      response.on('close', () => pages.delete(response));
      send(response);
      return true;
    },
    /** Tells every open page that the configuration or its errors have changed. */
    reportChange() {
      if (readFindings().length === 0) version += 1;
      for (const page of pages) send(page);
    },
  };
}
