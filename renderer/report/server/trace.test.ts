import { once } from 'node:events';
import { trace } from '@opentelemetry/api';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendRequest, startServer } from '../../testing/start-server';
import { exportOwnSpans } from './export-own-spans';
import { describeRequest, type RequestLabels, traceRequest } from './trace';

const exported = new InMemorySpanExporter();
const calls: string[] = [];

beforeAll(() => {
  const recorder = {
    onStart: () => void calls.push('start'),
    onEnd: () => void calls.push('end'),
    forceFlush: async () => undefined,
    shutdown: async () => undefined,
  };
  const spanProcessors = [recorder, new SimpleSpanProcessor(exportOwnSpans(exported))];
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors }));
});
afterAll(() => trace.disable());
beforeEach(() => {
  exported.reset();
  calls.length = 0;
});

/** Answers one request, and waits until the server has closed it. */
async function answerRequest(labels: RequestLabels): Promise<void> {
  let closed: Promise<unknown> | undefined;
  const server = await startServer(({ method = '' }, response) => {
    traceRequest(method, response, () => {
      describeRequest(response, labels);
      response.end();
    });
    closed = once(response, 'close');
  });
  await sendRequest(server, 'GET', '/');
  await closed;
}

it('exports the span of a request with a route', async () => {
  await answerRequest({ route: '/lead', brand: 'acme' });
  expect(calls).toEqual(['start', 'end']);
  expect(exported.getFinishedSpans().map(({ name }) => name)).toEqual(['GET /lead']);
});

it('ends the span of a request without a route, and exports none', async () => {
  await answerRequest({});
  expect(calls).toEqual(['start', 'end']);
  expect(exported.getFinishedSpans()).toEqual([]);
});
