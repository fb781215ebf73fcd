import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./mask-patterns');
  vi.resetModules();
});

it('a mask that failed to load is loaded again at the next request', async () => {
  vi.doMock('./mask-patterns', () => {
    throw new TypeError('failed to fetch');
  });
  const { loadMask } = await import('./load-mask');
  await expect(loadMask('phone-br')).rejects.toThrow();
  vi.doUnmock('./mask-patterns');
  expect((await loadMask('phone-br'))()).toHaveProperty('mask');
});
