import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./typing-code');
  vi.resetModules();
});

it('a mask that failed to load is loaded again at the next request', async () => {
  vi.doMock('./typing-code', () => {
    throw new TypeError('failed to fetch');
  });
  const { typingPart } = await import('./typing-part');
  await expect(typingPart.preload()).rejects.toThrow();
  vi.doUnmock('./typing-code');
  const { loadMask } = await typingPart.preload();
  expect((await loadMask('phone-br'))()).toHaveProperty('mask');
});
