import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { hashAsset } from '../catalogue/asset-hash';
import { report } from '../renderer/report/report';

/** Covers an editor that writes a file in two steps; too short to be noticed. */
const quietMs = 60;

/**
 * Calls back after changes in `brands/`, `flows/` or the JSON of `templates/`, once they stop. Rewriting a file with
 * the same content is no change.
 *
 * @returns once it watches; `close` ends it
 */
export async function watchConfig(root: string, onChange: () => void): Promise<{ close: () => Promise<void> }> {
  const templates = path.join(root, 'templates');
  const watcher = watch([path.join(root, 'brands'), path.join(root, 'flows'), templates], {
    ignoreInitial: true,
    ignored: (file, stats) => Boolean(stats?.isFile()) && file.startsWith(templates) && !file.endsWith('.json'),
  });
  const known = new Map<string, string>();
  let touched = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  const reportChange = async () => {
    const before = touched;
    touched = new Map();
    const states = await Promise.all(
      [...before].map(async ([file, event]) => [file, await readState(file, event)] as const),
    );
    const changed = states.filter(([file, state]) => known.get(file) !== state);
    for (const [file, state] of changed) known.set(file, state);
    if (changed.length > 0) onChange();
  };
  watcher.on('all', (event, file) => {
    touched.set(file, event);
    clearTimeout(timer);
    timer = setTimeout(reportChange, quietMs);
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

/** Content of a file; for a folder or a deleted file, the event. */
async function readState(file: string, event: string): Promise<string> {
  return await readFile(file).then(hashAsset, () => event);
}
