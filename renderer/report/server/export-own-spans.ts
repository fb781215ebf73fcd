import { SpanKind } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { tracerName } from './trace';

/**
 * Passes on the spans of our own tracer, and of requests only those with a route. Next's spans record whole URLs, and
 * with them what a link says about a buyer.
 */
export function exportOwnSpans(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => {
      const own = spans.filter(isOwn);
      if (own.length > 0) exporter.export(own, done);
      else done({ code: 0 });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

function isOwn({ instrumentationScope, kind, attributes }: ReadableSpan): boolean {
  return instrumentationScope.name === tracerName && (kind !== SpanKind.SERVER || attributes.route !== undefined);
}
