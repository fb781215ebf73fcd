import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Catalogue } from '../../catalogue/catalogue';
import { findBrand } from '../../catalogue/catalogue-index';
import { type CallId, contract } from '../../schemas/generated/contract';
import { maskForeign } from '../report/mask';
import { count, report, write } from '../report/report';
import { buildRecord, type Count, type ReportFields, type ReportRecord, reportLevels } from '../report/report-record';
import type { Reporting } from '../report/server/start-reporting';
import { apiError, CallError, isCallError } from './call-error';
import { isSameOrigin } from './is-same-origin';
import { markClient } from './mark-client';
import { type ProxySettings, type RateLimit, readClientAddress } from './rate-limits';
import { parseJson, readBody, readJson } from './read-json';

export interface ReceiveOptions {
  limit: RateLimit;
  reporting: Reporting;
  settings: ProxySettings & { captchaKey: string | undefined };
  /** Labels have known names of brands and templates only. Others would make metrics without end. */
  catalogue: Catalogue;
  manifests: object;
}

const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
/** A page sends no more of a kind at once. */
const mostItems = 10;

/** Takes the reports, counts and web vitals of a page. Each is built anew from the fields that we know. */
export async function receiveTelemetry(
  request: IncomingMessage,
  response: ServerResponse,
  options: ReceiveOptions,
): Promise<void> {
  const { catalogue, limit, manifests, reporting } = options;
  await answer('telemetry', request, response, options, async (address, client) => {
    const body = Object(await readJson(request)) as Record<string, unknown>;
    const labels = {
      brand: nameOf(body.brand, (name) => findBrand(catalogue, name) !== undefined),
      template: nameOf(body.template, (name) => Object.hasOwn(manifests, name)),
    };
    for (const record of itemsOf(body.records)) {
      await limit('records', address);
      write(readRecord(record, client));
    }
    for (const counted of itemsOf(body.counts)) countOf(counted);
    for (const { name, value } of itemsOf(body.vitals)) {
      if (vitalNames.includes(String(name)) && typeof value === 'number' && value >= 0 && value < 3_600_000)
        reporting.measure(String(name), value, labels);
    }
  });
}

/** Takes an event of a page for the error-reporting service, in Sentry's envelope; only events pass, and rebuilt. */
export async function receiveErrors(
  request: IncomingMessage,
  response: ServerResponse,
  options: ReceiveOptions,
): Promise<void> {
  await answer('errors', request, response, options, async (_, client) => {
    const lines = (await readBody(request)).split('\n');
    const place = lines.findIndex((line) => /^\{"type":"event"/.test(line));
    if (place < 1) throw new CallError(400, apiError('invalid_request'));
    options.reporting.errors?.forward(parseJson(lines[place + 1] ?? ''), client);
  });
}

async function answer(
  group: 'telemetry' | 'errors',
  request: IncomingMessage,
  response: ServerResponse,
  { limit, settings }: ReceiveOptions,
  receive: (address: string, client: string) => Promise<void>,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  response.statusCode = 204;
  try {
    if (request.method !== 'POST') throw new CallError(405, apiError('method_not_allowed'));
    if (!isSameOrigin(request, settings.publicOrigin)) throw new CallError(403, apiError('cross_site_request'));
    const address = readClientAddress(request, settings.proxyHops);
    await limit(group, address);
    await receive(address, markClient(address, settings.captchaKey));
  } catch (error) {
    response.statusCode = isCallError(error) ? error.status : 500;
    // A client that disconnects is not a defect.
    if (!isCallError(error) && !request.socket.destroyed)
      report('error', 'a report of a page was not taken', { area: 'gateway', error });
  }
  response.end();
}

function itemsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.slice(0, mostItems).map((item) => Object(item) as Record<string, unknown>) : [];
}

function nameOf(value: unknown, isKnown: (name: string) => boolean): string {
  return typeof value === 'string' && isKnown(value) ? value : 'other';
}

/** Anybody can send a record, so all of its words are foreign. */
function readRecord(sent: Record<string, unknown>, client: string): ReportRecord {
  const textOf = (key: keyof ReportRecord) => (typeof sent[key] === 'string' ? maskForeign(sent[key]) : undefined);
  const numberOf = (key: keyof ReportRecord) => (typeof sent[key] === 'number' ? sent[key] : undefined);
  const fields: ReportFields = {
    area: `browser ${textOf('area') ?? 'unknown'}`,
    code: textOf('code'),
    call: callOf(sent.call),
    reference: textOf('reference'),
    status: numberOf('status'),
    milliseconds: numberOf('milliseconds'),
  };
  const level = reportLevels.find((one) => one === sent.level) ?? 'info';
  return {
    ...buildRecord(level, textOf('message') ?? 'unknown', fields),
    side: 'browser',
    client,
    error: textOf('error'),
  };
}

function callOf(value: unknown): CallId | undefined {
  return typeof value === 'string' && Object.hasOwn(contract, value) ? (value as CallId) : undefined;
}

function countOf({ name, labels }: Record<string, unknown>): void {
  const { call, status } = Object(labels) as Record<string, unknown>;
  const known = callOf(call);
  if (name !== 'failed-requests' || known === undefined || typeof status !== 'number') return;
  if (!Number.isInteger(status) || status < 0 || status > 599) return;
  const counted: Count = { name, labels: { call: `browser ${known}`, status } };
  count(counted);
}
