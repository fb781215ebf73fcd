import { SpanKind } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { tracerName } from './trace';

/**
 * Passes on the spans of our own tracer, and of requests only those with a route. Next's spans record whole URLs, and
 * with them what a link says about a buyer.
 */
export class OwnSpanExporter implements SpanExporter {
  readonly #exporter: SpanExporter;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export(spans: ReadableSpan[], resultCallback: Parameters<SpanExporter['export']>[1]): void {
    const own = spans.filter(isOwn);
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

function isOwn({ instrumentationScope, kind, attributes }: ReadableSpan): boolean {
  return instrumentationScope.name === tracerName && (kind !== SpanKind.SERVER || attributes.route !== undefined);
}
