/**
 * Marks the last element of a screen that its first paint shows, and whose words are the largest of that screen. What stands
 * behind it among its siblings, and the page's footer, is styled and laid out a moment later (renderer/page/first-view.ts); the
 * marked element is therefore a child of the step itself, one on a screen.
 */
export const fold = { 'data-fold': true } as const;

/** Marks what stands before the fold and can still wait: something else keeps its place. */
export const shownLater = { 'data-later': true } as const;
