/** Data that the probe stores in the page; times in ms from the start of the navigation. */
export interface Probe {
  firstPaint: number;
  largestPaint: number;
  /** First field's label or button on the screen (Element Timing). */
  formVisible: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
  /** Keys that reached the watched field, and the time when React's handler first answered one on screen. */
  keys: number;
  answeredAt: number;
  /** Slowest press, from its timestamp to the next paint (Event Timing). */
  pressToPaint: number;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/**
 * Runs before the page's code. Focuses the given field as soon as it appears, and records when React's `onInput` or
 * `onChange` first answers a real key. The handler is wrapped once, so the time is comparable on any React page.
 */
export function installProbe(field: string | null): void {
  const probe: Probe = {
    firstPaint: 0,
    largestPaint: 0,
    formVisible: 0,
    layoutShift: 0,
    longTasks: [],
    keys: 0,
    answeredAt: 0,
    pressToPaint: 0,
  };
  window.benchProbe = probe;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options } as PerformanceObserverInit);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaint = startTime;
  });
  observe('element', (entry) => {
    probe.formVisible ||= (entry as PerformanceEntry & { renderTime: number }).renderTime;
  });
  // Marked as it is parsed, before it is painted: only what is marked is timed.
  new MutationObserver(() => {
    const controls = document.querySelectorAll(
      ':is(main label, main button[type=submit]), :is(main label, main button[type=submit]) *',
    );
    for (const control of controls) control.setAttribute('elementtiming', 'form');
  }).observe(document, { childList: true, subtree: true });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push({ start: startTime, duration }));
  observe(
    'event',
    ({ name, duration }) => {
      if (name === 'click' || name === 'pointerup') probe.pressToPaint = Math.max(probe.pressToPaint, duration);
    },
    { durationThreshold: 16 },
  );
  if (field === null) return;
  const selector = `input[name="${field}"]`;
  const seek = setInterval(() => {
    const input = document.querySelector<HTMLInputElement>(selector);
    input?.focus();
    if (input && document.activeElement === input) clearInterval(seek);
  }, 4);
  type Handlers = Record<'onInput' | 'onChange', ((event: unknown) => unknown) | undefined>;
  const wrapped = new WeakSet<object>();
  const onKey = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== field) return;
    probe.keys += 1;
    const key = Object.keys(target).find((name) => name.startsWith('__reactProps$'));
    const props = key === undefined ? undefined : (target as unknown as Record<string, Handlers>)[key];
    if (!props || wrapped.has(props)) return;
    wrapped.add(props);
    for (const name of ['onInput', 'onChange'] as const) {
      const handle = props[name];
      if (!handle) continue;
      props[name] = (event) => {
        const result = handle(event);
        probe.answeredAt ||= performance.now();
        return result;
      };
    }
  };
  window.addEventListener('input', onKey, true);
}
