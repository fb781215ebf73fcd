/**
 * Makes SIGHUP reload instead of ending the process. A signal during the start is handled later.
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
