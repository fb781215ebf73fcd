import { type ComponentType, useEffect, useState } from 'react';
import type { MeasurementProps } from '../analytics/measurement';

/** By then a page without `requestIdleCallback` (Safari) is painted and usable. */
const restMs = 2_000;

/** The measuring code, loaded once the page rests; undefined before, and on a page without a container. */
export function useMeasurement(analyticsId: string | null): ComponentType<MeasurementProps> | undefined {
  const [component, setComponent] = useState<ComponentType<MeasurementProps>>();
  useEffect(() => {
    if (analyticsId === null) return;
    const load = () => {
      // What is not measured harms no buyer, so a failure says nothing.
      import('../analytics/measurement')
        .then(({ default: loaded }) => setComponent(() => loaded))
        .catch(() => undefined);
    };
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, restMs);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(load, { timeout: restMs });
    return () => cancelIdleCallback(waiting);
  }, [analyticsId]);
  return component;
}
