import { expect, test } from 'vitest';
import { configEventsPath } from '../renderer/document/config-events';
import { startServer } from '../renderer/testing/start-server';
import { createPageReload } from './create-page-reload';

/** Reads a page's events in order. */
async function openEvents(url: string) {
  const answer = await fetch(url + configEventsPath);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    type: answer.headers.get('content-type'),
    next: async () => JSON.parse(String((await reader?.read())?.value).slice('data: '.length)) as unknown,
    close: () => reader?.cancel(),
  };
}

test('an open page receives the current state at once, then every new catalogue and error', async () => {
  let findings: string[] = [];
  const reload = createPageReload(() => findings);
  const server = await startServer((request, response) => {
    if (!reload.handle(request, response)) response.end('page');
  });
  expect(await (await fetch(`${server.url}/lead`)).text()).toBe('page');
  const events = await openEvents(server.url);
  expect(events.type).toBe('text/event-stream');
  const first = (await events.next()) as { version: number };
  expect(first).toEqual({ version: expect.any(Number), findings: [] });
  reload.reportChange();
  expect(await events.next()).toEqual({ version: first.version + 1, findings: [] });
  findings = ['erro[json-syntax] flows/a.json:1:1 JSON inválido'];
  reload.reportChange();
  expect(await events.next()).toEqual({ version: first.version + 1, findings });
  await events.close();
});
