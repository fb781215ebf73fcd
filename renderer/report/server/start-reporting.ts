import { report, setReportSinks } from '../report';
import { createCountLines } from './count-lines';
import type { ErrorService } from './start-error-service';
import type { Monitoring } from './start-monitoring';

export interface ReportingSettings {
  sentryDsn: string | undefined;
  otlpEndpoint: string | undefined;
  environment: string;
  version: string;
}

/** Services of this process that the reports of browsers use too. */
export interface Reporting {
  errors: ErrorService | undefined;
  /** Web vital of a page: milliseconds, or the score of layout shift. */
  measure: Monitoring['measure'];
  /** Writes the counts of the last minute, and waits for reports on their way, two seconds at most. */
  flush: () => Promise<void>;
}

/** Longest wait at the end of the process. */
const flushMs = 2_000;

/** Connects reports of this process with the configured services. Without one, JSON lines are all there is. */
export async function startReporting(settings: ReportingSettings): Promise<Reporting> {
  const { sentryDsn, otlpEndpoint, environment, version } = settings;
  const errors = sentryDsn
    ? await (await import('./start-error-service')).startErrorService(sentryDsn, { environment, release: version })
    : undefined;
  const monitoring = otlpEndpoint
    ? await (await import('./start-monitoring')).startMonitoring(otlpEndpoint, { environment, version })
    : undefined;
  const countLines = createCountLines((counts) => writeLine({ message: 'counts', counts }));
  setReportSinks({
    ...(errors && { errors: errors.report }),
    ...(monitoring && { monitoring: monitoring.report }),
    count: monitoring?.count ?? countLines.count,
  });
  const reporting = {
    errors,
    measure:
      monitoring?.measure ?? ((name, value, labels) => writeLine({ message: 'web vital', name, value, ...labels })),
    flush: async () => {
      countLines.flush();
      const flushed = Promise.allSettled([errors?.flush(flushMs), monitoring?.flush()]);
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, flushMs))]);
    },
  };
  watchProcess(reporting);
  return reporting;
}

function writeLine(fields: object): void {
  console.info(JSON.stringify({ time: new Date().toISOString(), level: 'info', area: 'metrics', ...fields }));
}

/** Reports what nobody has caught. A thrown error ends the process, a rejected promise does not. Node would print them unmasked. */
function watchProcess({ flush }: Pick<Reporting, 'flush'>): void {
  process.on('uncaughtException', (error) => {
    report('fatal', 'uncaught error', { area: 'process', error });
    void flush().finally(() => process.exit(1));
  });
  process.on('unhandledRejection', (error) => report('error', 'unhandled rejection', { area: 'process', error }));
}
