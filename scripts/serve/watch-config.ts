import path from 'node:path';
import { watch } from 'chokidar';
import { report } from '../../renderer/report/report';

/** Long enough for an editor that writes a file in two goes, short enough not to be noticed. */
const quietMs = 60;

/**
 * Calls back when something changed in `brands/`, `flows/` or the JSON of `templates/`, once things are quiet again.
 *
 * @returns once it watches; its `close` ends that
 */
export async function watchConfig(root: string, onChange: () => void): Promise<{ close: () => Promise<void> }> {
  const templates = path.join(root, 'templates');
  const watcher = watch([path.join(root, 'brands'), path.join(root, 'flows'), templates], {
    ignoreInitial: true,
    ignored: (file, stats) => Boolean(stats?.isFile()) && file.startsWith(templates) && !file.endsWith('.json'),
  });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quietMs);
  });
  watcher.on('error', (error) => {
    report('warning', 'changes may be missed', {
      area: 'config',
      code: error instanceof Error ? error.name : 'unknown',
    });
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return {
    close: () => {
      clearTimeout(timer);
      return watcher.close();
    },
  };
}
