import { Profiler, type ReactNode } from 'react';
import { ErrorBoundary } from '../report/error-boundary';
import { nextFrames } from './next-frames';

/** Renders of a page since its last press. */
export interface Renders {
  count: number;
}

/**
 * Most renders of one press. A key or a choice takes up to four: its value, fields and rules of another method, card
 * company or country, and the order summary. A main button takes up to five: the last error goes, it is busy, its
 * answer comes with an error, and it is ready. Fewer would count on React joining them.
 */
const mostRenders = 5;

/** Counts the renders of a page. A loop is ended, so that the browser stays usable. */
export function CountedPage({ renders, children }: { renders: Renders; children: ReactNode }) {
  const count = () => {
    renders.count += 1;
    if (renders.count > 10 * mostRenders) throw new RangeError('the page renders again and again');
  };
  return (
    <ErrorBoundary fallback={<h1>crashed</h1>}>
      <Profiler id="page" onRender={count}>
        {children}
      </Profiler>
    </ErrorBoundary>
  );
}

const typed: Readonly<Record<string, readonly string[]>> = {
  amount: ['5', '500'],
  'card2.amount': ['7', '700,00'],
  cardNumber: ['4', '4111 1111 1111 1111'],
  'card2.cardNumber': ['5', '5555 5555 5555 4444'],
};

/**
 * Uses every control of a page, fields two or three times: types, leaves, chooses, presses.
 *
 * @returns controls that rendered the page more often than a press may
 */
export async function findRenderers(root: Element, renders: Renders): Promise<string[]> {
  const found: string[] = [];
  const list = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
  const use = async (control: HTMLElement, how: string, press: () => void) => {
    renders.count = 0;
    press();
    let before: number;
    do {
      before = renders.count;
      await nextFrames();
      // An effect's update waits for its turn.
      await new Promise((resolve) => setTimeout(resolve));
    } while (renders.count !== before);
    const { count } = renders;
    if (count > mostRenders) found.push(`${how} ${control.tagName.toLowerCase()} ${nameOf(control)}: ${count} renders`);
  };
  const change = async (field: HTMLInputElement | HTMLSelectElement, value: string) =>
    use(field, `"${value}" in`, () => {
      field.focus();
      field.value = value;
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    });
  const fillIn = async () => {
    for (const field of list('input:not([type=hidden], [type=radio], [type=checkbox])') as HTMLInputElement[]) {
      for (const value of typed[field.name] ?? ['1', 'x']) await change(field, value);
      await use(field, 'leaving', () => field.blur());
    }
    for (const field of list('select') as HTMLSelectElement[]) {
      const values = [...field.options].map(({ value }) => value);
      for (const value of [values[1], values.at(-2), values.at(-1), values[0]]) await change(field, value ?? '');
    }
  };
  await fillIn();
  for (const radio of list('input[type=radio]')) {
    await use(radio, 'press on', () => radio.click());
    await fillIn();
  }
  for (const press of list('input[type=checkbox], summary, button')) {
    if (press.isConnected) await use(press, 'press on', () => press.click());
  }
  return found;
}

function isUsable(control: HTMLElement): boolean {
  return control.isConnected && (control.checkVisibility() || control.closest('label') !== null);
}

function nameOf(control: HTMLElement): string {
  return control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;
}
