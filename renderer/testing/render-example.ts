import type { ReactElement } from 'react';
import { render } from 'vitest-browser-react';
import { nextFrames, nextPaint } from './next-frames';

/** Renders an example's page. Resolves when its state is shown, also after another example. */
export async function renderExample(page: ReactElement) {
  const { container, rerender } = await render(page);
  await waitForExample(container);
  return {
    container: container as HTMLElement,
    rerender: async (next: ReactElement) => {
      await rerender(next);
      await waitForExample(container);
    },
  };
}

/** Time limit in ms, for a page that hangs. */
const patience = 200_000;

/** Waits by frames, because Vitest's waits advance a fake clock. */
async function waitForExample(container: Element): Promise<void> {
  const begin = performance.now();
  while (!container.querySelector('[data-played]')) {
    if (performance.now() - begin > patience) throw new Error('the example is not shown');
    await nextPaint();
  }
  // A new state may take the focus after its paint.
  await nextFrames();
}
