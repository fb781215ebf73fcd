import type { Reporting } from '../report/server/start-reporting';

/** A process without services for errors and monitoring. */
export const noReporting: Reporting = {
  errors: undefined,
  measure: () => undefined,
  flush: async () => undefined,
};
