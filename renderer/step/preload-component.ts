import type { ComponentType } from 'react';

/**
 * Loads the chunk of a `next/dynamic` component by its own loader; a second import() would load the chunk twice. One that
 * does not come says so where it is shown.
 */
export function preloadComponent<Props>(component: ComponentType<Props>): void {
  const { render } = component as unknown as { render?: { preload?: () => Promise<unknown> } };
  render?.preload?.().catch(() => undefined);
}
