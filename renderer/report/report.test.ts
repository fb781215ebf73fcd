import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildEvent } from './build-event';
import { report } from './report';
import type { ReportFields } from './report-record';

let lines: string[];

beforeEach(() => {
  lines = [];
  const keep = (line: string) => void lines.push(line);
  vi.spyOn(console, 'info').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const canaries = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '390.533.447-05',
  '39053344705',
  '12.345.678/0001-95',
  '(11) 98765-4321',
  '+5511987654321',
  'maria.silva@exemplo.com.br',
];

describe('a report contains no data of a buyer', () => {
  it.each(canaries)('in any of its texts: %s', (canary) => {
    const text = `before ${canary} after`;
    report('error', text, { area: text, code: text, call: text, reference: text });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(canary);
    expect(lines[0]?.match(/before \[(?:number|email)\] after/g)).toHaveLength(5);
  });

  it.each(canaries)('even at the cut end of a long text: %s', (canary) => {
    report('error', `${'x '.repeat(145)}${canary}`, { area: 'page' });
    expect(lines[0]).not.toContain(canary.slice(0, 6));
  });

  it('and only the listed fields', () => {
    const fields = { area: 'page', status: 503, milliseconds: 12, body: 'secret' } as ReportFields;
    report('info', 'told', fields);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: expect.any(String),
      level: 'info',
      message: 'told',
      area: 'page',
      status: 503,
      milliseconds: 12,
    });
  });

  it('and fewer than 1,800 characters', () => {
    const text = 'x'.repeat(10_000);
    report('error', text, { area: text, code: text, call: text, reference: text });
    expect(lines[0]?.length).toBeLessThan(1_800);
  });
});

describe('an error that is not shaped like one is reported', () => {
  it.each<[title: string, parts: object, reported: string]>([
    ['without a message', { message: undefined }, 'Error: undefined'],
    ['with a number as its message', { message: 42 }, 'Error: 42'],
    ['with an object as its stack', { stack: { text: 'at f' } }, 'Error: broken'],
    ['with null as its stack', { stack: null }, 'Error: broken'],
    [
      'with a cause without a message',
      { cause: Object.assign(new Error(), { message: null }) },
      'Error: broken ← Error: null',
    ],
  ])('%s', (_, parts, reported) => {
    const error = Object.assign(new Error('broken'), parts);
    report('error', 'told', { area: 'page', error });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'told', error: reported });
    const record = { time: '', level: 'error', message: 'told', area: 'page' } as const;
    expect(buildEvent(record, error, 'server').exception?.values?.at(-1)?.type).toBe('Error');
  });

  it('even when its message cannot be read', () => {
    const error = Object.defineProperty(new Error(), 'message', {
      get: () => {
        throw new TypeError('detached');
      },
    });
    report('error', 'told', { area: 'page', error });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'told', error: 'unreadable error' });
  });
});
