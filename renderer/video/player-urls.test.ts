import { expect, test } from 'vitest';
import { buildPlayerUrl, buildVideoUrl } from './player-urls';

const youtube = { kind: 'youtube', id: 'aqz-KE-bpKQ' } as const;
const vimeo = { kind: 'vimeo', id: '76979871' } as const;

test('YouTube plays from its site without cookies, and tells its events to this site', () => {
  const url = new URL(buildPlayerUrl(youtube, 'https://loja.example'));
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ enablejsapi: '1', origin: 'https://loja.example' });
  expect(url.searchParams.has('cc_load_policy')).toBe(false);
});

test('Vimeo plays without tracking', () => {
  const url = new URL(buildPlayerUrl(vimeo, 'https://loja.example'));
  expect(url.origin + url.pathname).toBe('https://player.vimeo.com/video/76979871');
  expect(Object.fromEntries(url.searchParams)).toEqual({ autoplay: '1', playsinline: '1', dnt: '1' });
});

test('captions are on from the start in the language that the step names', () => {
  const captioned = { captionsLanguage: 'pt-BR' } as const;
  const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);
  expect(queryOf(buildPlayerUrl({ ...youtube, ...captioned }, ''))).toMatchObject({
    cc_load_policy: '1',
    cc_lang_pref: 'pt-BR',
  });
  expect(queryOf(buildPlayerUrl({ ...vimeo, ...captioned }, ''))).toMatchObject({ texttrack: 'pt-BR' });
});

test('a video that does not play here opens on its own site', () => {
  expect(buildVideoUrl(youtube)).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  expect(buildVideoUrl(vimeo)).toBe('https://vimeo.com/76979871');
});
