import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '../store/store';

/** A new folder with an empty, migrated database. It is a copy, because creating one takes seconds. */
export async function copyTemplate(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-sandbox-'));
  fs.cpSync(await buildTemplate(), folder, { recursive: true });
  return folder;
}

/** Removes the folders of a test. */
export function removeFolder(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Built once per set of migrations and packages, and stored in the system's temporary folder. */
async function buildTemplate(): Promise<string> {
  const migrations = fs.readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256').update(fs.readFileSync(path.join(migrationsFolder, '../../package-lock.json')));
  for (const name of migrations) hash.update(fs.readFileSync(path.join(migrationsFolder, name)));
  const template = path.join(os.tmpdir(), `guiche-sandbox-template-${hash.digest('hex').slice(0, 12)}`);
  if (fs.existsSync(template)) return template;
  const draft = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-sandbox-draft-'));
  const { createSandbox } = await import('../create-sandbox');
  const sandbox = await createSandbox({ catalogue: { products: [] }, dataDir: draft });
  await sandbox.close();
  try {
    fs.renameSync(draft, template);
  } catch {
    // Another test process was faster.
    removeFolder(draft);
  }
  return template;
}
