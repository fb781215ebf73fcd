import { createHmac } from 'node:crypto';
import { Redis } from 'ioredis';
import { createThrottle } from '../report/create-throttle';
import { report } from '../report/report';

/** Redis or Valkey that the processes of a fleet share. A store that is gone, hung or slow holds no call up. */
export type SharedStore = ReturnType<typeof openSharedStore>;

/** Longest wait for a command. A payment makes four, one after the other, and may wait for 200 ms in all. */
const patienceMs = 50;

const connectMs = 1_000;
const mostRetryMs = 2_000;

/**
 * Connects in the background; the start does not wait for it. Reports a store that is away, and its return.
 *
 * @param patience longest wait for a command, ms
 */
export function openSharedStore(url: string, patience = patienceMs) {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connectMs,
    retryStrategy: (attempt) => Math.min(100 * attempt, mostRetryMs),
    disableClientInfo: true,
  });
  limitWaits(redis, patience);
  reportAbsence(redis);
  redis.connect().catch(() => undefined);
  return {
    /** For rate-limiter-flexible alone. It rejects while the store is not ready. */
    redis,
    /** Runs one command. @returns undefined without an answer; callers then use the memory of this process */
    ask: async <T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined> =>
      redis.status === 'ready' ? command(redis).catch(() => undefined) : undefined,
    /** Text → key that does not tell the text: addresses of buyers never reach the store. */
    hideKey: (text: string) => createHmac('sha256', url).update(text).digest('base64url'),
    close: () => {
      redis.removeAllListeners();
      redis.on('error', () => undefined);
      redis.disconnect();
    },
  };
}

/** Cuts the connection when a command has no answer in time. Later calls then do not wait for the store one by one. */
function limitWaits(redis: Redis, patience: number): void {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (...args) => {
    const answer = send(...args) as Promise<unknown>;
    let isOpen = true;
    const cut = () => {
      if (isOpen) redis.stream?.destroy(new Error('no answer in time'));
    };
    // An answer that arrived while this process was busy is read before the wait counts as too long.
    const timer = setTimeout(() => setImmediate(cut), patience);
    const settle = () => {
      isOpen = false;
      clearTimeout(timer);
    };
    answer.then(settle, settle);
    return answer;
  };
}

function reportAbsence(redis: Redis): void {
  let isAway = false;
  let isDue = createThrottle();
  const reportAway = () => {
    isAway = true;
    if (!isDue()) return;
    report('warning', 'the shared store does not answer: limits count in this process alone', { area: 'shared-store' });
  };
  redis.on('error', reportAway);
  redis.on('close', reportAway);
  redis.on('ready', () => {
    if (isAway) report('info', 'the shared store is back: limits are shared again', { area: 'shared-store' });
    isAway = false;
    isDue = createThrottle();
  });
}
