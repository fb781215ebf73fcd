/** A hidden page paints nothing. */
const atLatestMs = 100;

/** Resolves after the next paint; in a hidden page, after 100 ms. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, atLatestMs);
  });
}
