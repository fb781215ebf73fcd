import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./mask-patterns');
  vi.resetModules();
});

it('a mask that could not be loaded is asked for again', async () => {
  vi.doMock('./mask-patterns', () => {
    throw new TypeError('failed to fetch');
  });
  const { loadMask } = await import('./load-mask');
  await expect(loadMask('phone-br')).rejects.toThrow();
  vi.doUnmock('./mask-patterns');
  await expect(loadMask('phone-br')).resolves.toHaveProperty('mask');
});
