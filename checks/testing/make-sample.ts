import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CheckSample } from '../../schemas/generated/types';

const project = path.resolve(import.meta.dirname, '../..');
const sample = path.join(import.meta.dirname, '../rules/sample');

/**
 * Writes the sample catalogue with the given changes to a new folder: two brands, their flows and the project's base.
 * Templates are a link to the project's own. The caller removes the folder.
 *
 * @throws RangeError when a change replaces a missing text or would change a template of the project
 */
export function makeSample(changes: CheckSample): string {
  const ofProject = changes.find(({ file }) => file.startsWith('templates/'));
  if (ofProject) throw new RangeError(`${ofProject.file} belongs to the project`);
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-sample-'));
  cpSync(sample, root, { recursive: true });
  copyBase(root);
  symlinkSync(path.join(project, 'templates'), path.join(root, 'templates'), 'junction');
  for (const change of changes) applyChange(root, change);
  return root;
}

/** Copies the project's base without its entry flows and flags, which samples do not use. */
export function copyBase(root: string): void {
  const base = path.join(root, 'brands/_base');
  cpSync(path.join(project, 'brands/_base'), base, { recursive: true });
  rmSync(path.join(base, 'flags.json'), { force: true });
  for (const area of ['br.json', 'mz.json']) {
    const file = path.join(base, area);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}"entryFlows": \{[^}]*\},\n/m, ''));
  }
}

function applyChange(root: string, change: CheckSample[number]): void {
  const file = path.join(root, change.file);
  if (change.isRemoved) {
    rmSync(file, { recursive: true });
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  if (change.isFolder) mkdirSync(file);
  else if (change.linksTo !== undefined) symlinkSync(change.linksTo, file);
  else if (change.copyOf !== undefined) cpSync(path.join(root, change.copyOf), file, { recursive: true });
  else if (change.bytes !== undefined) writeFileSync(file, Buffer.from(change.bytes, 'base64'));
  else if (change.text !== undefined) writeFileSync(file, change.text.padEnd(change.size ?? 0));
  else writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), change));
}

function replaceOnce(text: string, { file, replace = '', by = '' }: CheckSample[number]): string {
  if (!text.includes(replace)) throw new RangeError(`${file} does not have ${replace}`);
  return text.replace(replace, () => by);
}
