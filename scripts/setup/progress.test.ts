import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** Everything printed while a task runs on a terminal of a locale. */
async function showTask(locale: string, code: number) {
  vi.stubEnv('LC_ALL', locale);
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const progress = await import('./progress.mjs');
  const task = { 'pt-BR': 'Montando as páginas', en: 'Building the pages' };
  const run = async () => ({ code, output: '▲ Next.js 16\n⨯ Failed to compile' });
  const problem = await progress.showTask(task, run).catch((error: Error) => error.message);
  return { shown: printed.join('').replaceAll(/\d+[.,]\d s/g, '… s'), problem };
}

test.each([
  ['pt_BR.UTF-8', 'Montando as páginas …\nMontando as páginas: pronto em … s\n'],
  ['C', 'Building the pages …\nBuilding the pages: done in … s\n'],
])('a finished step hides its output and shows its time, in the locale %s', async (locale, shown) => {
  expect(await showTask(locale, 0)).toEqual({ shown, problem: undefined });
});

test.each([
  ['pt_BR.UTF-8', 'Montando as páginas: falhou com o código de saída 1.'],
  ['C', 'Building the pages: failed with exit code 1.'],
])('a failed step shows all of its output, in the locale %s', async (locale, reported) => {
  const { problem } = await showTask(locale, 1);
  expect(problem).toBe(`▲ Next.js 16\n⨯ Failed to compile\n${reported}`);
});
