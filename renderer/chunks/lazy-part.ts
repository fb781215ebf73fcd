import { renewPage } from './renew-page';

/** Code that loads once, when it is needed. */
export interface LazyPart<Part> {
  /** Loads it ahead of its need. A failed load is repeated by the next call. */
  preload: () => Promise<Part>;
  /**
   * Loads it now. If its build is gone, the page reloads.
   *
   * @param isPress whether a press needs it
   */
  load: (isPress: boolean) => Promise<Part>;
}

/** @param importPart imports the code's chunk */
export function lazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  let loading: Promise<Part> | undefined;
  const preload = () => {
    loading ??= importPart().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const load = (isPress: boolean) =>
    preload().catch(async (error: unknown) => {
      await renewPage(isPress);
      throw error;
    });
  return { preload, load };
}
