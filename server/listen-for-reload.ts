/**
 * SIGHUP means a reload from now on, where it would end the process otherwise. One that comes while the server starts is
 * done when it can be.
 *
 * @returns called once with the reload
 */
export function listenForReload(): (reload: () => void) => void {
  let run: (() => void) | undefined;
  let isAsked = false;
  process.on('SIGHUP', () => {
    if (run) run();
    else isAsked = true;
  });
  return (reload) => {
    run = reload;
    if (isAsked) reload();
  };
}
