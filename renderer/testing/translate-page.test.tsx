import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '../report/error-boundary';
import { listBareTexts } from './list-bare-texts';
import { nextFrames } from './next-frames';
import { translatePage } from './translate-page';

/** Text without an element, as a component may return it. */
function Words({ isOn }: { isOn: boolean }): ReactNode {
  return isOn ? 'ligado' : 'desligado';
}

const faulty: [title: string, html: string, view: (isOn: boolean) => ReactNode][] = [
  ['an icon comes beside a text', 'crashed', (isOn) => [isOn && <i key="icon" />, 'palavras']],
  ['a text goes beside an icon', 'crashed', (isOn) => [<i key="icon" />, !isOn && 'palavras']],
  ['a component returns its text alone', 'desligado', (isOn) => <Words isOn={isOn} />],
  ['a text follows another', 'desligado', (isOn) => ['está ', isOn ? 'ligado' : 'desligado']],
];

function Toggle({ view }: { view: (isOn: boolean) => ReactNode }) {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOn(!isOn)}>
        Mudar
      </button>
      <p>{view(isOn)}</p>
    </>
  );
}

/** Shows a view, translates it, and changes it. */
async function change(view: (isOn: boolean) => ReactNode) {
  const { container } = await render(
    <ErrorBoundary fallback={<p>crashed</p>}>
      <Toggle view={view} />
    </ErrorBoundary>,
  );
  const bare = listBareTexts(container);
  const stop = translatePage();
  try {
    container.querySelector('button')?.click();
    await nextFrames();
    return { bare, words: container.querySelector('p')?.textContent };
  } finally {
    stop();
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each(faulty)(
  'a page in which %s is found before, and shows %s when a translator is at work',
  async (_, shown, view) => {
    const { bare, words } = await change(view);
    expect(bare).not.toEqual([]);
    expect(words).toContain(shown);
  },
);

it.each<[title: string, view: (isOn: boolean) => ReactNode]>([
  ['an icon comes beside it', (isOn) => [isOn && <i key="icon" />, <span key="text">{isOn ? 'ligado' : ''}</span>]],
  ['it is all that its element has', (isOn) => (isOn ? 'ligado' : 'desligado')],
  ['an element takes its place', (isOn) => (isOn ? <b>ligado</b> : 'desligado')],
])('a text in an element of its own is safe when %s', async (_, view) => {
  expect(await change(view)).toEqual({ bare: [], words: 'ligado' });
});

it('leaves alone what says so', async () => {
  const { container } = await render(
    <p>
      <span translate="no">R$ 1,00</span>
      <span>por mês</span>
    </p>,
  );
  translatePage()();
  expect(container.innerHTML).toBe(
    '<p><span translate="no">R$ 1,00</span><span><font><font>por mês</font></font></span></p>',
  );
});
