import type { ReactElement } from 'react';
import { render } from 'vitest-browser-react';
import { nextFrames } from './next-frames';

/** Renders a page of an example. Resolves when its state is shown, of another example too. */
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

/** Against what hangs, in milliseconds. */
const patience = 10_000;

/** By frames: Vitest's own ways to wait move a faked clock. */
async function waitForExample(container: Element): Promise<void> {
  const begin = performance.now();
  while (!container.querySelector('[data-played]')) {
    if (performance.now() - begin > patience) throw new Error('the example is not shown');
    await nextFrames();
  }
  // What is shown may take the focus, after it has been painted.
  await nextFrames();
}
