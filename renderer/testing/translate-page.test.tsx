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
  ['an icon appears beside a text', 'crashed', (isOn) => [isOn && <i key="icon" />, 'palavras']],
  ['a text disappears beside an icon', 'crashed', (isOn) => [<i key="icon" />, !isOn && 'palavras']],
  ['a component returns only a text', 'desligado', (isOn) => <Words isOn={isOn} />],
  ['one text follows another', 'desligado', (isOn) => ['está ', isOn ? 'ligado' : 'desligado']],
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
  'a page in which %s has a bare text, and shows %s under a browser translator',
  async (_, shown, view) => {
    const { bare, words } = await change(view);
    expect(bare).not.toEqual([]);
    expect(words).toContain(shown);
  },
);

it.each<[title: string, view: (isOn: boolean) => ReactNode]>([
  ['an icon appears beside it', (isOn) => [isOn && <i key="icon" />, <span key="text">{isOn ? 'ligado' : ''}</span>]],
  ['it is the only content of the element', (isOn) => (isOn ? 'ligado' : 'desligado')],
  ['another element replaces it', (isOn) => (isOn ? <b>ligado</b> : 'desligado')],
])('a text in its own element survives a browser translator when %s', async (_, view) => {
  expect(await change(view)).toEqual({ bare: [], words: 'ligado' });
});

it('the test translator leaves text with translate="no" unchanged', async () => {
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
