/**
 * Calls back when this process is told to end. npm gives a signal to its shell, which dies of it without passing it on:
 * under npm, a parent that is gone means the same.
 *
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStop(stop) {
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => stop('SIGTERM'));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 200);
  watch.unref();
}
