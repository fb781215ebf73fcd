import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstId, restId, showRestScript, takeFirstView } from './first-view';

test.each([
  ['<div class="page"><p>a</p></div>', '<div class="page"><p>a</p></div>', 'a page without a mark'],
  [
    '<main><div class="head" data-fold="true"><h1>a</h1><p>b</p></div><form>c</form></main>',
    '<main><div class="head" data-fold="true"><h1>a</h1><p>b</p></div>',
    'up to the end of the marked element',
  ],
  [
    '<div><div data-fold="true" class="x"><div>a<br/><img src="b" alt="1 &gt; 0"/></div></div><div>c</div></div>',
    '<div><div data-fold="true" class="x"><div>a<br/><img src="b" alt="1 &gt; 0"/></div></div>',
    'with elements of its own name and without an end',
  ],
  [
    '<p data-fold="true">a</p><p data-fold="true">b</p>',
    '<p data-fold="true">a</p>',
    'the first of two, which decides what is held back',
  ],
  [
    '<h1 data-fold="true">a</h1><svg class="b"><path d="m0 0"></path></svg>',
    '<h1 data-fold="true">a</h1>',
    'not what stands behind it',
  ],
  [
    '<a data-later="true">a</a><p>b</p><i><b data-later="true"><b>c</b></b></i><p data-fold="true">d</p><hr/>',
    '<p>b</p><i></i><p data-fold="true">d</p>',
    'without what is shown later',
  ],
])('%s', (html, first) => {
  expect(takeFirstView(html)).toBe(first);
});

type Told = (list: { getEntriesByName: (name: string) => unknown[] }) => void;

/** A page in which the script runs, with what the browser calls later. */
function runScript(observe: ((told: Told) => void) | undefined) {
  const page = { frames: [] as (() => void)[], timers: [] as (() => void)[], shown: 0, isPainted: false };
  const rest = { type: 'text/plain', removeAttribute: () => Object.assign(rest, { type: '' }) };
  const elements: Record<string, unknown> = {
    [restId]: rest,
    [firstId]: {
      after: () => {
        page.shown += 1;
      },
    },
  };
  const context = createContext({
    document: {
      getElementById: (id: string) => elements[id],
      documentElement: {
        setAttribute: (name: string) => {
          page.isPainted = name === 'data-painted';
        },
      },
    },
    requestAnimationFrame: (call: () => void) => page.frames.push(call),
    setTimeout: (call: () => void) => page.timers.push(call),
    PerformanceObserver:
      observe &&
      class {
        constructor(private readonly told: Told) {}
        observe() {
          observe(this.told);
        }
      },
  });
  runInContext(showRestScript, context);
  return page;
}

const listOf = (...names: string[]) => ({ getEntriesByName: (name: string) => names.filter((one) => one === name) });

test('the rest is shown when words have been painted, not a ground, and once', () => {
  let tell: Told = () => undefined;
  const page = runScript((told) => {
    tell = told;
  });
  tell(listOf('first-paint'));
  expect(page.shown).toBe(0);
  tell(listOf('first-paint', 'first-contentful-paint'));
  for (const call of page.frames) call();
  for (const call of page.timers) call();
  expect(page).toMatchObject({ shown: 1, isPainted: true });
});

test.each<[what: string, observe: ((told: Told) => void) | undefined]>([
  ['knows no observer', undefined],
  [
    'knows no such entries',
    () => {
      throw new TypeError('type');
    },
  ],
  ['never says that it has painted', () => undefined],
])('a browser that %s shows the rest after its first frame', (_, observe) => {
  const page = runScript(observe);
  expect(page.shown).toBe(0);
  for (const call of page.frames) call();
  for (const call of page.timers) call();
  expect(page).toMatchObject({ shown: 1, isPainted: true });
});
