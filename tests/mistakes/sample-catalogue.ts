import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyBase } from '../../checks/testing/make-sample';

const project = path.resolve(import.meta.dirname, '../..');

/** Restores the sample's files, and removes those that a change added. */
export function restoreSample(root: string): void {
  for (const brand of ['aurora', 'pilar']) rmSync(path.join(root, 'brands', brand), { recursive: true, force: true });
  cpSync(path.join(import.meta.dirname, 'catalogue'), root, { recursive: true });
}

/**
 * Two valid brands and their flows, with the project's base and templates, in a folder that exists while `use` runs.
 */
export function withSampleCatalogue<T>(use: (root: string) => T): T {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-sample-'));
  try {
    restoreSample(root);
    copyBase(root);
    for (const folder of ['templates', 'schemas']) {
      cpSync(path.join(project, folder), path.join(root, folder), {
        recursive: true,
        filter: (file) => !path.extname(file) || file.endsWith('.json'),
      });
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
