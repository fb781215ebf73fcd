import type { ComponentType } from 'react';

/**
 * Loads the chunk of a `next/dynamic` component with its own loader: a second import() would load it twice. A failure
 * is reported where the component is shown.
 */
export function preloadComponent<Props>(component: ComponentType<Props>): void {
  const { render } = component as unknown as { render?: { preload?: () => Promise<unknown> } };
  render?.preload?.().catch(() => undefined);
}
