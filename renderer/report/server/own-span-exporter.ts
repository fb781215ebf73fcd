import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { tracerName } from './trace';

/**
 * Passes on the spans of our own tracer. Next's spans record whole URLs, and with them what a link says about a
 * buyer.
 */
export class OwnSpanExporter implements SpanExporter {
  readonly #exporter: SpanExporter;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export(spans: ReadableSpan[], resultCallback: Parameters<SpanExporter['export']>[1]): void {
    const own = spans.filter(({ instrumentationScope }) => instrumentationScope.name === tracerName);
    if (own.length > 0) this.#exporter.export(own, resultCallback);
    else resultCallback({ code: 0 });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  forceFlush(): Promise<void> {
    return this.#exporter.forceFlush?.() ?? Promise.resolve();
  }
}
