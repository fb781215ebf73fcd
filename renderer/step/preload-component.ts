import type { ComponentType } from 'react';

/** Loads the chunk of a `next/dynamic` component by its own loader; a second import() would load the chunk twice. */
export function preloadComponent<Props>(component: ComponentType<Props> | undefined): void {
  const loadable = component as unknown as { render?: { preload?: () => void } } | undefined;
  loadable?.render?.preload?.();
}
