/** Two frames: by then the page shows what was set in motion, whatever clock a test has given it. */
export async function nextFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}
