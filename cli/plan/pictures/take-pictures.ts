import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { linkProject } from '../../../scripts/setup/link-project';
import { root } from '../../../scripts/setup/run-command.mjs';
import { CommandError } from '../../frame/command';
import type { OpenSides, Side } from '../open-sides';
import type { Shot } from './list-shots';
import { type SideServer, serveSide } from './serve-side';
import { takeShots } from './take-shots';
import type { PicturePair } from './write-gallery';

/** The search for the two servers' ports starts here. */
const firstPort = 4_600;

/**
 * Takes pictures of screens on both sides of a plan, and keeps those that differ. One build serves both sides.
 *
 * @throws CommandError when build, browser or a server cannot be made; their output has said why
 */
export async function takePictures(shots: readonly Shot[], sides: OpenSides): Promise<PicturePair[]> {
  if (shots.length === 0) return [];
  await prepare();
  const before = await open(sides.from, firstPort);
  try {
    const after = await open(sides.to, firstPort + 100);
    try {
      return await takeShots(shots, { before: before.origin, after: after.origin });
    } finally {
      await after.stop();
    }
  } finally {
    await before.stop();
  }
}

function open({ ref, folder }: Side, port: number): Promise<SideServer> {
  // A folder extracted from a ref is ours to link. Another project's working copy is not.
  if (ref !== undefined) linkProject(folder);
  else if (folder !== root)
    throw new CommandError('pictures of a working copy are taken in the project that has the build');
  return serveSide(folder, port);
}

/** Runs as a separate process, because its progress is not part of the plan. */
async function prepare(): Promise<void> {
  const script = path.join(root, 'scripts/run.mjs');
  const child = spawn(process.execPath, [script, 'pictures', '--prepare'], { cwd: root, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new CommandError('the build or the browser for the pictures could not be made');
}
