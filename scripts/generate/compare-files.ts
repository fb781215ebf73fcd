import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../setup/list-files.mjs';
import { sorted } from './names';

/** Expected files: repository path → content. */
export type Outputs = ReadonlyMap<string, string>;

export interface StaleFile {
  path: string;
  reason: 'missing' | 'differs' | 'left over';
}

/** Compares the expected files with the disk, in both directions. */
export function findStaleFiles(root: string, outputs: Outputs): StaleFile[] {
  const stale: StaleFile[] = [];
  for (const file of sorted(new Set([...outputs.keys(), ...listGenerated(root)]))) {
    const wanted = outputs.get(file);
    const full = path.join(root, file);
    if (wanted === undefined) stale.push({ path: file, reason: 'left over' });
    else if (!existsSync(full)) stale.push({ path: file, reason: 'missing' });
    else if (readFileSync(full, 'utf8') !== wanted) stale.push({ path: file, reason: 'differs' });
  }
  return stale;
}

/** Whether a generated file is code, which is not committed (.gitignore). People and editors read the others. */
export function isCode(file: string): boolean {
  return /\.(?:ts|tsx|mts|mjs)$/.test(file);
}

/** Updates the disk: writes missing or different files, removes left-over ones and the folders that they leave empty. */
export function writeStaleFiles(root: string, outputs: Outputs, stale: readonly StaleFile[]): void {
  for (const { path: file } of stale) {
    const full = path.join(root, file);
    const wanted = outputs.get(file);
    if (wanted === undefined) {
      rmSync(full);
      if (readdirSync(path.dirname(full)).length === 0) rmdirSync(path.dirname(full));
    } else {
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, wanted);
    }
  }
}

/** Generated files on the disk. A folder that has moved leaves its own behind. */
function listGenerated(root: string): string[] {
  return ['schemas/generated', 'checks', 'renderer', 'templates']
    .flatMap((dir) => listFiles(root, dir))
    .filter((file) => file.startsWith('schemas/generated/') || path.basename(file).includes('.generated.'));
}
