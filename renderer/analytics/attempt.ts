import { report } from '../report/report';

/** Runs work that only measures. Its failure is reported, and stops neither the page nor a payment. */
export function attempt(measure: () => void): void {
  try {
    measure();
  } catch (error) {
    reportFault(error);
  }
}

/** Reports a failure of work that only measures. */
export function reportFault(error: unknown): void {
  report('error', 'measuring failed', { area: 'analytics', error });
}
