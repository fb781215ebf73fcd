import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ExamplePage } from '../../renderer/testing/example-page';
import { findExample } from '../../renderer/testing/find-example';
import { renderExample } from '../../renderer/testing/render-example';
import '../../renderer/ui/global.styles';
import VideoExample from './video.example.generated';
import examplesFile from './video.examples.json';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function show(name: string): Promise<Element> {
  const example = findExample(examplesFile, name);
  const { container } = await renderExample(<ExamplePage player={VideoExample} templateId="video" example={example} />);
  return container;
}

const button = (container: Element) => container.querySelector('button[type=submit]');
const statusOf = (container: Element) => container.querySelector('[role=status]')?.textContent;

/** Reports to the page that these seconds of the video were played. */
function watch(video: HTMLVideoElement, seconds: number) {
  vi.spyOn(video, 'played', 'get').mockReturnValue({ length: 1, start: () => 0, end: () => seconds });
  video.dispatchEvent(new Event('timeupdate'));
}

test('the button appears once the seconds of the video were watched, and stays after a reload', async () => {
  const container = await show('video of the brand');
  const video = container.querySelector('video') as HTMLVideoElement;
  expect(button(container)).toBeNull();
  expect(container.querySelector('[data-locked]')?.textContent).toBe('Faltam 0:12 de vídeo');
  watch(video, 5);
  await expect.poll(() => container.querySelector('[data-locked]')?.textContent).toBe('Faltam 0:07 de vídeo');
  watch(video, 12);
  await expect.poll(() => button(container)?.textContent).toBe('Continuar');
  expect(statusOf(container)).toBe('Pronto! Você já pode continuar.');
  const again = await show('video of the brand');
  expect(button(again)).not.toBeNull();
  expect(statusOf(again)).toBe('Você já viu este vídeo. É só continuar.');
});

test.each([
  [
    'prefers less motion',
    '(prefers-reduced-motion: reduce)',
    'Seu aparelho pede menos movimento: você pode continuar sem assistir.',
  ],
  [
    'saves data',
    '(prefers-reduced-data: reduce)',
    'Seu aparelho está economizando dados: você pode continuar sem assistir.',
  ],
])('a buyer whose device %s gets the button at once, and is told why', async (_title, preference, message) => {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === preference ? { ...ask(query), matches: true } : ask(query),
  );
  const container = await show('video of the brand');
  expect(button(container)).not.toBeNull();
  expect(statusOf(container)).toBe(message);
});

test('a buyer who is or goes offline gets the button', async () => {
  const container = await show('video of the brand');
  expect(button(container)).toBeNull();
  window.dispatchEvent(new Event('offline'));
  await expect.poll(() => button(container)).not.toBeNull();
  expect(statusOf(container)).toContain('Você está sem internet para o vídeo');
});

test('a video that cannot play gives the button and a link to the video', async () => {
  const container = await show('video of the brand');
  container.querySelector('video')?.dispatchEvent(new Event('error'));
  await expect.poll(() => button(container)).not.toBeNull();
  expect(statusOf(container)).toBe('O vídeo não abriu aqui. Você pode continuar sem ele.');
  expect(container.querySelector('a[target=_blank]')?.getAttribute('href')).toContain('mentoria.webm');
});

test('a missing file gives the button, and nothing to press that cannot play', async () => {
  const container = await show('video is gone');
  expect(button(container)).not.toBeNull();
  expect(container.querySelector('[data-play]')).toBeNull();
});

test('captions of the file are on from the start', async () => {
  const container = await show('video of the brand');
  const track = container.querySelector('track') as HTMLTrackElement;
  expect([track.kind, track.srclang, track.default, track.label]).toEqual(['captions', 'pt-BR', true, 'Legendas']);
});

test('nothing of the other site loads before the press; then its frame tells when it plays', async () => {
  const container = await show('video on YouTube');
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.querySelector('[data-play]')?.getAttribute('aria-label')).toBe(
    'Assistir ao vídeo: Veja o que espera por você',
  );
  await userEvent.click(container.querySelector('[data-play]') as Element);
  const frame = container.querySelector('iframe') as HTMLIFrameElement;
  expect(frame.title).toBe('Veja o que espera por você');
  const format = (data: object, origin = 'https://www.youtube-nocookie.com') =>
    window.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify(data), origin, source: frame.contentWindow }),
    );
  format({ event: 'onError', info: 150 }, 'https://evil.example');
  format({ event: 'initialDelivery', info: {} });
  expect(button(container)).toBeNull();
  format({ event: 'onError', info: 150 });
  await expect.poll(() => button(container)).not.toBeNull();
  expect(container.querySelector('a[target=_blank]')?.getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
});

test.each([
  ['video of the brand', 'video'],
  ['video on YouTube', 'iframe'],
  ['button at once', 'iframe'],
])('%s: the player that I start by keyboard takes the focus', async (name, player) => {
  const container = await show(name);
  container.querySelector<HTMLElement>('[data-play]')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => container.querySelector('[data-play]')).toBeNull();
  await expect.poll(() => document.activeElement?.localName).toBe(player);
});

test('after a player of another site has failed, its button has the focus, and no note promises the video', async () => {
  const container = await show('video on YouTube');
  const note = 'O vídeo vem do YouTube';
  expect(container.textContent).toContain(note);
  container.querySelector<HTMLElement>('[data-play]')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.localName).toBe('iframe');
  const source = container.querySelector('iframe')?.contentWindow ?? null;
  const data = { event: 'onError', info: 150 };
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://www.youtube-nocookie.com', source }));
  await expect.poll(() => document.activeElement?.hasAttribute('data-play')).toBe(true);
  expect(container.textContent).not.toContain(note);
});

test('a blocked frame tells nothing, so after a while the button and a link stand in for it', async () => {
  const container = await show('video on YouTube');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    (container.querySelector('[data-play]') as HTMLElement).click();
    await expect.poll(() => container.querySelector('iframe')).not.toBeNull();
    vi.advanceTimersByTime(9_000);
    expect(button(container)).toBeNull();
    vi.advanceTimersByTime(2_000);
    await expect.poll(() => button(container)).not.toBeNull();
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('a[target=_blank]')).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a buyer who need not watch is told as well that the video does not play', async () => {
  const container = await show('video of the brand');
  window.dispatchEvent(new Event('offline'));
  await expect.poll(() => button(container)).not.toBeNull();
  container.querySelector('video')?.dispatchEvent(new Event('error'));
  await expect.poll(() => statusOf(container)).toBe('O vídeo não abriu aqui. Você pode continuar sem ele.');
});
