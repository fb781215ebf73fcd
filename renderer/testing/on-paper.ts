import { cdp } from 'vitest/browser';

interface Media {
  media: string;
  features: { name: string; value: string }[];
}

/** Runs `find` while the page renders for print, from a system in dark mode. */
export async function onPaper<T>(find: () => T | Promise<T>): Promise<T> {
  const session = cdp() as unknown as { send(method: string, media: Media): Promise<void> };
  const dark = { name: 'prefers-color-scheme', value: 'dark' };
  await session.send('Emulation.setEmulatedMedia', { media: 'print', features: [dark] });
  try {
    return await find();
  } finally {
    await session.send('Emulation.setEmulatedMedia', { media: '', features: [] });
  }
}
