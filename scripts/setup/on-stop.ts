/**
 * Calls back when this process must end. npm passes signals only to its shell, which dies without forwarding them. So
 * under npm, a missing parent means the same.
 */
export function onStop(stop: (signal: NodeJS.Signals) => void): void {
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
