/**
 * Measures the base and ours in turn. `turn` alternates the order, because the first one's leftovers (a closing page, a
 * cache, heat) slow the second.
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
