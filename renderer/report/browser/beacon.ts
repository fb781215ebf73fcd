import type { Count, ReportRecord } from '../report-record';

/** A web vital; milliseconds, or the score of layout shift. */
export interface Vital {
  name: string;
  value: number;
}

interface Batch {
  records: ReportRecord[];
  counts: Count[];
  vitals: Vital[];
}

/** Reports of one moment leave together. */
const delayMs = 1_000;
/** Limits of a batch, and of all that one document sends. */
const mostInBatch = 10;
const mostBatches = 20;

let batch: Batch = { records: [], counts: [], vitals: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
let sent = 0;

/** Adds to what this page sends to our monitoring. Web vitals wait for the page to be hidden. */
export function add<Kind extends keyof Batch>(kind: Kind, item: Batch[Kind][number]): void {
  const items = batch[kind] as (typeof item)[];
  if (items.length < mostInBatch) items.push(item);
  if (kind !== 'vitals') timer ??= setTimeout(send, delayMs);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (sent >= mostBatches || Object.values(batch).every(({ length }) => length === 0)) return;
  const { brand } = document.documentElement.dataset;
  const template = document.querySelector<HTMLElement>('[data-template]')?.dataset.template;
  const body = JSON.stringify({ brand, template, ...batch });
  batch = { records: [], counts: [], vitals: [] };
  sent += 1;
  navigator.sendBeacon('/api/telemetry', new Blob([body], { type: 'application/json' }));
}

addEventListener('visibilitychange', () => {
  if (document.hidden) send();
});
addEventListener('pagehide', send);
