/**
 * Measures the base and ours one after the other. Who goes first changes with `turn`: what one leaves behind (a page that is being
 * closed, a cache, heat) is paid by the next.
 */
export async function takeTurns<Base, Ours = Base>(
  turn: number,
  measureBase: () => Promise<Base>,
  measureOurs: () => Promise<Ours>,
): Promise<{ base: Base; ours: Ours }> {
  if (turn % 2 === 0) return { base: await measureBase(), ours: await measureOurs() };
  const ours = await measureOurs();
  return { base: await measureBase(), ours };
}
