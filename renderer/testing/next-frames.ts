/** Waits two frames, until the page shows its changes, with any fake clock. */
export async function nextFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}
