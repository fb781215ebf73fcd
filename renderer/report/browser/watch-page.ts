import { report } from '../report';

/** Web vitals wait for everything that the buyer waits for. */
const vitalsAfterMs = 3_000;

/** Reports what nobody catches, and measures the page once it has loaded. Runs once per document. */
export function watchPage(): void {
  // A resource that fails to load, which also is an event here, has no error.
  addEventListener('error', ({ error }) => {
    if (error) report('error', 'uncaught error', { area: 'page', error });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    report('error', 'unhandled rejection', { area: 'page', error: reason }),
  );
  setTimeout(
    () =>
      import('./vitals').then(
        ({ watchVitals }) => watchVitals(),
        () => undefined,
      ),
    vitalsAfterMs,
  );
}
