/** A page that is not shown paints nothing. */
const atLatestMs = 100;

/** Resolves once the browser has had its turn to paint what was changed; in a page that is not shown, after 100 ms. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, atLatestMs);
  });
}
