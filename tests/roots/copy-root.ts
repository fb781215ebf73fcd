import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkProject } from '../../scripts/setup/link-project';
import { root } from '../../scripts/setup/run-command.mjs';

/** A copy of the project's brands and flows, with the project's build, that a test may change. */
export interface CopiedRoot {
  folder: string;
  read(file: string): string;
  /** Creates the file's folder too. */
  write(file: string, text: string): void;
  /** Removes a file or folder if it exists. */
  remove(file: string): void;
  /** Removes the copy. */
  end(): void;
}

export function copyRoot(): CopiedRoot {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-root-'));
  linkProject(folder);
  for (const data of ['brands', 'flows']) cpSync(path.join(root, data), path.join(folder, data), { recursive: true });
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    read: (file) => readFileSync(at(file), 'utf8'),
    write(file, text) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    remove: (file) => rmSync(at(file), { recursive: true, force: true }),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
