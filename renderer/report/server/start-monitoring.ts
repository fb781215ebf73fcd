import { randomUUID } from 'node:crypto';
import { type Attributes, DiagLogLevel, diag, metrics } from '@opentelemetry/api';
import { logs, SeverityNumber } from '@opentelemetry/api-logs';
import { createThrottle } from '../create-throttle';
import { type ReportSinks, report } from '../report';
import type { Count, ReportLevel } from '../report-record';

/** The performance-monitoring service of this process: sinks, and a flush for its end. */
export interface Monitoring {
  report: NonNullable<ReportSinks['monitoring']>;
  count: NonNullable<ReportSinks['count']>;
  /** Web vital of a page. */
  measure: (name: string, value: number, labels: Count['labels']) => void;
  flush: () => Promise<void>;
}

const severities: Readonly<Record<ReportLevel, SeverityNumber>> = {
  fatal: SeverityNumber.FATAL,
  error: SeverityNumber.ERROR,
  warning: SeverityNumber.WARN,
  info: SeverityNumber.INFO,
  debug: SeverityNumber.DEBUG,
};

const serviceName = 'guiche';

/**
 * Starts OpenTelemetry: traces, metrics and logs by OTLP over HTTP. Batches leave in the background; a collector that
 * hangs or is gone loses them, holds up nothing, and is named once a minute.
 *
 * @param endpoint base URL of the collector; headers come from `OTEL_EXPORTER_OTLP_HEADERS`
 */
export async function startMonitoring(
  endpoint: string,
  { environment, version }: { environment: string; version: string },
): Promise<Monitoring> {
  const [otel, logSdk, metricSdk, traceSdk, { OTLPLogExporter }, { OTLPMetricExporter }, { OTLPTraceExporter }, own] =
    await Promise.all([
      import('@vercel/otel'),
      import('@opentelemetry/sdk-logs'),
      import('@opentelemetry/sdk-metrics'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-logs-otlp-http'),
      import('@opentelemetry/exporter-metrics-otlp-http'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('./export-own-spans'),
    ]);
  const urlOf = (signal: string) => `${endpoint.replace(/\/$/, '')}/v1/${signal}`;
  const spans = new traceSdk.BatchSpanProcessor(own.exportOwnSpans(new OTLPTraceExporter({ url: urlOf('traces') })), {
    scheduledDelayMillis: 1_000,
  });
  const records = new logSdk.BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url: urlOf('logs') }) });
  const reader = new metricSdk.PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: urlOf('metrics') }),
    exportIntervalMillis: 30_000,
  });
  otel.registerOTel({
    serviceName,
    attributes: {
      'service.version': version,
      // Processes of a fleet would otherwise write one series.
      'service.instance.id': randomUUID(),
      // The library states its maker's.
      'cloud.provider': undefined,
      'vercel.runtime': undefined,
      'deployment.environment.name': environment,
    },
    // Its own would record the URLs of calls, with their queries.
    instrumentations: [],
    propagators: [],
    autoDetectResources: false,
    spanProcessors: [spans],
    logRecordProcessors: [records],
    metricReaders: [reader],
  });
  reportLosses();
  const logger = logs.getLogger(serviceName);
  const meter = metrics.getMeter(serviceName);
  const counters = new Map<string, ReturnType<typeof meter.createCounter>>();
  const histograms = new Map<string, ReturnType<typeof meter.createHistogram>>();
  return {
    report({ time, level, message, stack, ...fields }) {
      logger.emit({
        timestamp: new Date(time),
        severityNumber: severities[level],
        severityText: level,
        body: message,
        // A JSON round trip drops the fields that are not set.
        attributes: JSON.parse(JSON.stringify({ ...fields, stack })) as Attributes,
      });
    },
    count({ name, labels }) {
      const counter = counters.get(name) ?? meter.createCounter(`guiche.${name}`);
      counters.set(name, counter);
      counter.add(1, labels);
    },
    measure(name, value, labels) {
      const histogram = histograms.get(name) ?? meter.createHistogram(`guiche.web-vitals.${name}`);
      histograms.set(name, histogram);
      histogram.record(value, labels);
    },
    async flush() {
      await Promise.allSettled([spans.forceFlush(), records.forceFlush(), reader.forceFlush()]);
    },
  };
}

/** Reports batches that did not arrive. The library's own message names addresses. */
function reportLosses(): void {
  const isDue = createThrottle();
  const ignore = () => undefined;
  const error = () => {
    if (!isDue()) return;
    report('warning', 'the monitoring service took no records: they are lost, beside these lines', {
      area: 'monitoring',
    });
  };
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR },
  );
}
