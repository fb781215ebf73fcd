export interface ReloadSteps<T> {
  load: () => Promise<T>;
  /** Puts the loaded value into force, synchronously. */
  take: (loaded: T) => void;
  /** Called when nothing was taken: the earlier value stays in force. */
  refuse: (error: Error) => void;
}

/**
 * Loads on each call, one load at a time. Calls during a load share one more load after it, so that no change is
 * missed.
 *
 * @returns resolves when the files of the call's time were taken or rejected
 */
export function createReload<T>({ load, take, refuse }: ReloadSteps<T>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isRequested = false;
  const run = async () => {
    while (isRequested) {
      isRequested = false;
      await load().then(take).catch(refuse);
    }
    running = undefined;
  };
  return () => {
    isRequested = true;
    running ??= run();
    return running;
  };
}
