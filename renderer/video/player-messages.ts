import type { StepVideo } from '../../schemas/generated/types';

export type FramedVideo = Exclude<StepVideo, { kind: 'file' }>;

/** Message of a player in a frame: it runs, it plays or pauses, or it cannot show the video. */
export type PlayerEvent = 'alive' | 'playing' | 'paused' | 'failed';

interface PlayerMessage {
  event?: unknown;
  info?: unknown;
  data?: { method?: unknown } | undefined;
}

/** State of a YouTube player that plays. */
const youtubePlays = 1;

/** Message of a player's frame → its event. Undefined for a message that is not the player's. */
export function readPlayerMessage(kind: FramedVideo['kind'], data: unknown): PlayerEvent | undefined {
  const message = parseMessage(data);
  if (typeof message?.event !== 'string') return undefined;
  return kind === 'youtube' ? readYoutube(message) : readVimeo(message);
}

function parseMessage(data: unknown): PlayerMessage | undefined {
  if (typeof data === 'object' && data !== null) return data;
  try {
    const parsed: unknown = JSON.parse(String(data));
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function readYoutube({ event, info }: PlayerMessage): PlayerEvent {
  if (event === 'onError') return 'failed';
  const state = typeof info === 'object' && info !== null && 'playerState' in info ? info.playerState : info;
  if (typeof state !== 'number') return 'alive';
  return state === youtubePlays ? 'playing' : 'paused';
}

function readVimeo({ event, data }: PlayerMessage): PlayerEvent {
  // Vimeo also reports a method that it does not know as an error.
  if (event === 'error') return data?.method === undefined ? 'failed' : 'alive';
  if (event === 'play' || event === 'playing') return 'playing';
  return event === 'pause' || event === 'ended' || event === 'finish' ? 'paused' : 'alive';
}

/** Messages that make a player send its events. */
export const playerGreetings: Readonly<Record<FramedVideo['kind'], readonly object[]>> = {
  youtube: [
    { event: 'listening', id: 1, channel: 'widget' },
    { event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' },
  ],
  vimeo: ['play', 'pause', 'ended', 'error'].map((value) => ({ method: 'addEventListener', value })),
};
