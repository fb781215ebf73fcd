import { afterEach, expect, test, vi } from 'vitest';
import { report } from '../../renderer/report/report';
import { formatServerLine } from './format-server-line';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The server's log line for a report. */
function reportLine(...args: Parameters<typeof report>): string {
  const lines: string[] = [];
  for (const stream of ['info', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line));
  }
  report(...args);
  expect(lines).toHaveLength(1);
  return lines[0] as string;
}

test.each([
  ['the log line of a request', ' GET /lead?product=WUP 200 in 229ms (next.js: 54ms, application-code: 174ms)'],
  ['a status line from Next', '✓ Running next.config.ts took 205ms'],
  ['a line about a page compilation', ' ○ Compiling /[step] ...'],
  [
    'a hint from Linaria',
    '\x1B[32m[next-with-linaria]\x1B[0m \x1B[1m\x1B[32mINFO:\x1B[0m Linaria fastCheck optimization enabled.',
  ],
  ['a hint from React', 'React encountered an empty buffer when writing in an environment that does not support it.'],
  [
    'the size of a studio page',
    'Warning: data for page "/studio/[brand]" (path "/studio/wup") is 201 kB which exceeds the threshold of 128 kB.',
  ],
  ['the page about it', 'See more info here: https://nextjs.org/docs/messages/large-page-data'],
  ['a slow disk', '⚠ Slow filesystem detected. The benchmark took 966ms.'],
  ['the page about a slow disk', 'See more: https://nextjs.org/docs/app/guides/local-development'],
  ['an empty line', ''],
  ['the listening port', reportLine('info', 'listening on port 4810', { area: 'start' })],
])('the terminal hides %s', (_, line) => {
  expect(formatServerLine(line, 'pt-BR')).toBeUndefined();
});

test.each([
  [
    'a configuration error',
    'erro[key-unknown] brands/wup/brand.json:3:3 a chave "ordem" não existe aqui (troque por "order")',
  ],
  ['an error from Next', ' ⨯ Error: Cannot find module'],
  ['the page about an error', 'See more info here: https://nextjs.org/docs/messages/invalid-page-config'],
  ['the size of a checkout page', 'Warning: data for page "/[...checkoutPath]" is 201 kB which exceeds the threshold.'],
  ['a server warning', reportLine('warning', 'changes may be missed', { area: 'config' })],
  ['a sandbox error', reportLine('error', 'a call of the sandbox failed', { area: 'sandbox' })],
  ['a line of invalid JSON', '{"time": none of ours'],
])('the terminal shows %s unchanged', (_, line) => {
  expect(formatServerLine(line, 'pt-BR')).toBe(line);
});

test('the terminal says in the reader’s language whether the page shows saved changes', () => {
  const reloaded = reportLine('info', 'reloaded 13 brands', { area: 'config', milliseconds: 67 });
  const refused = reportLine('error', 'the configuration has mistakes: the last good one stays', { area: 'config' });
  expect(formatServerLine(reloaded, 'pt-BR')).toBe('sem erros: a página mostra o que você salvou');
  expect(formatServerLine(refused, 'pt-BR')).toBe('enquanto isso, a página mostra a versão anterior');
  expect(formatServerLine(reloaded, 'en')).toBe('no errors: the page shows what you saved');
  expect(formatServerLine(refused, 'en')).toBe('until then, the page shows the version before');
});
