import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { linkProject } from '../../../scripts/setup/link-project';
import { root } from '../../../scripts/setup/run-command.mjs';
import type { OpenSides, Side } from '../open-sides';
import type { Shot } from './list-shots';
import type { PicturePair } from './picture';
import { type SideServer, serveSide } from './serve-side';
import { takeShots } from './take-shots';

const elsewhere = 'pictures of a working copy are taken in the project that has the build';

/** The search for the two servers' ports starts here. */
const firstPort = 4_600;

/** Build or browser setup failed; its output has said why. */
export class PictureSetupError extends Error {
  override readonly name = 'PictureSetupError';
}

/**
 * Takes pictures of screens on both sides of a plan, and keeps those that differ. One build serves both sides.
 *
 * @throws PictureSetupError
 */
export async function takePictures(shots: readonly Shot[], { from, to }: OpenSides): Promise<PicturePair[]> {
  if (shots.length === 0) return [];
  await prepare();
  const opened = await Promise.allSettled([open(from, firstPort), open(to, firstPort + 100)]);
  try {
    const [before, after] = opened;
    return await takeShots(shots, { before: settled(before).origin, after: settled(after).origin });
  } finally {
    await Promise.all(opened.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)));
  }
}

/** @throws the reason of a rejected result */
function settled(result: PromiseSettledResult<SideServer>): SideServer {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

async function open({ ref, folder }: Side, port: number): Promise<SideServer> {
  // A folder extracted from a ref is ours to link. Another project's working copy is not.
  if (ref !== undefined) linkProject(folder);
  else if (folder !== root) throw new PictureSetupError(elsewhere);
  return serveSide(folder, port);
}

/** Runs as a separate process, because its progress is not part of the plan. */
async function prepare(): Promise<void> {
  const script = path.join(root, 'scripts/setup/prepare-pictures.mjs');
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new PictureSetupError('the build or the browser for the pictures could not be made');
}
