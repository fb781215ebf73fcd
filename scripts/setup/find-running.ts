import path from 'node:path';
import { FolderTakenError, findHolder } from '../../sandbox/store/folder-lock';

/**
 * The running checkout that uses the project's sandbox data, as the error that a second one would end with. Undefined
 * when none runs, or a second one is no problem.
 */
export async function findRunning(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<FolderTakenError | undefined> {
  if (env.BFF_URL || env.DATABASE_URL) return undefined;
  const folder = env.SANDBOX_DATA_DIR ?? '.data';
  const holder = await findHolder(path.resolve(root, folder));
  return holder && new FolderTakenError(folder, holder);
}
