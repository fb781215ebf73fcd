/**
 * Makes SIGHUP reload instead of ending the process. A signal during the start is handled later.
 *
 * @returns called once with the reload
 */
export function listenForReload(): (reload: () => void) => void {
  let run: (() => void) | undefined;
  let isRequested = false;
  process.on('SIGHUP', () => {
    if (run) run();
    else isRequested = true;
  });
  return (reload) => {
    run = reload;
    if (isRequested) reload();
  };
}
