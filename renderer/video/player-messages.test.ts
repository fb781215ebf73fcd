import { expect, test } from 'vitest';
import { readPlayerMessage } from './player-messages';

test.each([
  ['YouTube answers', 'youtube', { event: 'initialDelivery', info: { title: 'Aula' } }, 'alive'],
  ['YouTube plays', 'youtube', { event: 'infoDelivery', info: { playerState: 1 } }, 'playing'],
  ['YouTube changes to playing', 'youtube', { event: 'onStateChange', info: 1 }, 'playing'],
  ['YouTube loads more of the video', 'youtube', { event: 'infoDelivery', info: { playerState: 3 } }, 'paused'],
  ['YouTube tells only the time', 'youtube', { event: 'infoDelivery', info: { currentTime: 4.2 } }, 'alive'],
  ['YouTube refuses to show the video here', 'youtube', { event: 'onError', info: 150 }, 'failed'],
  ['Vimeo is ready', 'vimeo', { event: 'ready' }, 'alive'],
  ['Vimeo plays', 'vimeo', { event: 'play', data: { seconds: 0 } }, 'playing'],
  ['Vimeo pauses', 'vimeo', { event: 'pause' }, 'paused'],
  ['Vimeo reaches the end', 'vimeo', { event: 'ended' }, 'paused'],
  ['Vimeo may not show the video', 'vimeo', { event: 'error', data: { name: 'PrivacyError' } }, 'failed'],
  ['Vimeo does not know a method', 'vimeo', { event: 'error', data: { method: 'addEventListener' } }, 'alive'],
  ['another script of the frame writes', 'vimeo', { type: 'ad' }, undefined],
] as const)('%s', (_title, kind, message, event) => {
  expect(readPlayerMessage(kind, message)).toBe(event);
  expect(readPlayerMessage(kind, JSON.stringify(message))).toBe(event);
});

test.each(['', 'null', '[', '7'])('the text %j is no message of a player', (text) => {
  expect(readPlayerMessage('youtube', text)).toBeUndefined();
});
