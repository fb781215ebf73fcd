export interface ReloadSteps<T> {
  load: () => Promise<T>;
  /** Puts the loaded value into force, synchronously. */
  take: (loaded: T) => void;
  /** Nothing was taken: what was in force stays. */
  refuse: (error: Error) => void;
}

/**
 * Loads again whenever it is called. One load runs at a time; calls that come meanwhile are answered by one more after it,
 * so that what changed during a load is not missed.
 *
 * @returns resolves when what was on the disk at the call has been taken or refused
 */
export function createReload<T>({ load, take, refuse }: ReloadSteps<T>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const run = async () => {
    while (isAsked) {
      isAsked = false;
      await load().then(take).catch(refuse);
    }
    running = undefined;
  };
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}
