import type { ServerResponse } from 'node:http';

/** Ends a page's request with plain text. The returned props are never rendered. */
export function answerText(response: ServerResponse, status: number, text: string): { props: Record<string, never> } {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text);
  return { props: {} };
}
