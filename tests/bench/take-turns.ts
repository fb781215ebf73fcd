/**
 * Measures the base and ours one after the other. Who goes first changes with `turn`: what one leaves behind (a page that is being
 * closed, a cache, heat) is paid by the next.
 */
export async function takeTurns<Figure>(
  turn: number,
  measureBase: () => Promise<Figure>,
  measureOurs: () => Promise<Figure>,
): Promise<{ base: Figure; ours: Figure }> {
  if (turn % 2 === 0) return { base: await measureBase(), ours: await measureOurs() };
  const ours = await measureOurs();
  return { base: await measureBase(), ours };
}
