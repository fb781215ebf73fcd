import type { ErrorEvent } from '@sentry/nextjs';
import { mask, maskForeign } from './mask';
import { readStack } from './read-stack';
import { nameOf, type ReportRecord, reportLevels } from './report-record';

const mostCauses = 3;

type Exception = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number];

/** Tags of an event: the record's fields, by which an operator searches. */
const tagKeys = ['area', 'code', 'call', 'reference', 'status', 'side', 'client'] as const;

/** Record and its error → event of the error-reporting service. */
export function buildEvent(record: ReportRecord, error: unknown, side: 'browser' | 'server'): ErrorEvent {
  const tags = { ...record, side };
  const event = {
    level: record.level,
    message: record.message,
    tags: Object.fromEntries(tagKeys.flatMap((key) => (tags[key] === undefined ? [] : [[key, tags[key]]]))),
    fingerprint: [record.message, record.area, record.code ?? '', ...(error instanceof Error ? [nameOf(error)] : [])],
    ...(error instanceof Error ? { exception: { values: listExceptions(error) } } : {}),
  };
  return event as unknown as ErrorEvent;
}

/** The error and its causes; the service shows the last one first. */
function listExceptions(error: Error, depth = 0): Exception[] {
  const own: Exception = {
    type: nameOf(error),
    value: maskForeign(String(error.message)),
    stacktrace: {
      frames: readStack(error)
        .map(({ function: name, file, line, column }) => ({
          function: name,
          filename: `app://${file}`,
          lineno: line,
          colno: column,
          in_app: !file.includes('/node_modules/'),
        }))
        .reverse(),
    },
  };
  const { cause } = error;
  return cause instanceof Error && depth < mostCauses ? [...listExceptions(cause, depth + 1), own] : [own];
}

/**
 * Rebuilds an event from an allow-list: last check before it leaves a browser or our server, whatever the SDK or a
 * sender has added. Everything else, such as user, request, breadcrumbs, extra and contexts, is dropped.
 */
export function allowEvent(event: unknown): ErrorEvent {
  const { event_id, timestamp, level, message, tags, fingerprint, exception, release, environment, platform } = Object(
    event,
  ) as Record<string, unknown>;
  const values = Object(exception).values as unknown;
  const allowed = {
    event_id: textOf(event_id, /^[0-9a-f]{32}$/),
    timestamp: typeof timestamp === 'number' ? timestamp : undefined,
    platform: textOf(platform, /^(?:javascript|node)$/),
    level: reportLevels.find((one) => one === level) ?? 'error',
    message: typeof message === 'string' ? maskForeign(message) : undefined,
    release: textOf(release, /^[\w.@+-]{1,64}$/),
    environment: textOf(environment, /^(?:test|homolog|production)$/),
    tags: Object.fromEntries(
      tagKeys.flatMap((key) => {
        const value = Object(tags)[key] as unknown;
        return typeof value === 'string' || typeof value === 'number' ? [[key, maskTag(String(value))]] : [];
      }),
    ),
    fingerprint: listOf(fingerprint, 8).map((part) => mask(String(part))),
    ...(Array.isArray(values) && { exception: { values: listOf(values, mostCauses + 1).map(allowException) } }),
  };
  return allowed as unknown as ErrorEvent;
}

function allowException(value: unknown): Exception {
  const { type, value: text, stacktrace } = Object(value) as Record<string, unknown>;
  const frames = listOf(Object(stacktrace).frames, 30).map((frame) => {
    const { function: name, filename, lineno, colno, in_app } = Object(frame) as Record<string, unknown>;
    return {
      function: mask(typeof name === 'string' ? name : '?'),
      filename: mask(typeof filename === 'string' ? filename.replace(/[?#].*$/s, '') : '?'),
      ...(typeof lineno === 'number' && { lineno }),
      ...(typeof colno === 'number' && { colno }),
      in_app: in_app === true,
    };
  });
  return {
    type: textOf(type, /^[A-Za-z]{1,40}$/) ?? 'Error',
    value: maskForeign(typeof text === 'string' ? text : ''),
    stacktrace: { frames },
  };
}

/** Names of ours, of letters, digits and few signs; anything else is masked as foreign. */
function maskTag(text: string): string {
  return /^[A-Za-z][\w.-]{0,60}$|^\d{1,3}$|^[0-9A-F]{8}$/.test(text) ? mask(text) : maskForeign(text);
}

function textOf(value: unknown, grammar: RegExp): string | undefined {
  return typeof value === 'string' && grammar.test(value) ? value : undefined;
}

function listOf(value: unknown, most: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}
