/** Data that the probe stores in the page; times in ms from the start of the navigation. */
export interface Probe {
  firstPaint: number;
  largestPaint: number;
  /** First field's label or button on the screen (Element Timing). */
  formVisible: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
  /** Keys that reached the watched field, and when a handler of React's first answered one and the screen showed it. */
  keys: number;
  answeredAt: number;
  /** Slowest press, from its time stamp to the next paint (Event Timing). */
  pressToPaint: number;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/**
 * Runs in the page before anything else. Given a field, it is focused as soon as it is shown, and the first time that its
 * `onInput` or `onChange` of React answers a real key is noted: the handler that React would call is wrapped once, so the time
 * is that of the page's own code having run, on any React page alike.
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
    const controls = document.querySelectorAll('main label, main button[type=submit]');
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
