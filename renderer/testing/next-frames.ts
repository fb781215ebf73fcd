/** Waits two frames, until the page shows its changes, with any fake clock. */
export async function nextFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** Waits for one frame. Chromium paints a changed page at once, an unchanged one 60 times a second. */
export async function nextPaint(): Promise<void> {
  const { style } = (window.frameElement ?? document.documentElement) as HTMLElement;
  style.outline = style.outlineWidth === '1px' ? '2px solid' : '1px solid';
  await new Promise(requestAnimationFrame);
}

/** Waits for the chunks that the page has just requested and that were loaded before: imports answer in turn. */
export async function passChunks(): Promise<void> {
  await import('@maskito/core');
}
