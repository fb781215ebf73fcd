import path, { posix } from 'node:path';
import { base, configPaths, isBaseFile } from '../catalogue/config-paths';
import { isMedia } from '../catalogue/media-files';
import type { ConfigFile, ConfigFiles } from '../catalogue/source/config-files';
import type { CheckSample } from '../schemas/generated/types';
import { maximumBytes } from './disk/read-bounded';
import { readConfigFiles } from './disk/read-config-files';

const project = path.resolve(import.meta.dirname, '..');

let unchanged: ConfigFiles | undefined;

/**
 * The sample catalogue with changes: the two brands of `checks/rules/sample` and their flows, with the project's base and
 * templates. The base has no entry flows and flags, which samples do not use.
 *
 * @throws RangeError when a change replaces a missing text
 */
export function sampleFiles(changes: CheckSample): ConfigFiles {
  unchanged ??= readUnchanged();
  const files = new Map(unchanged);
  for (const change of changes) applyChange(files, change);
  return files;
}

function readUnchanged(): ConfigFiles {
  const ofProject = [...readConfigFiles(project)].filter(
    ([file]) => file.startsWith('templates/') || (isBaseFile(file) && file !== configPaths.flags),
  );
  const files = new Map([...readConfigFiles(path.join(import.meta.dirname, 'rules/sample')), ...ofProject]);
  files.delete('templates');
  files.delete(configPaths.brandFolder(base));
  for (const area of ['BR', 'MZ'] as const) {
    const file = configPaths.settings(area);
    const text = files.get(file)?.bytes?.toString('utf8') ?? '';
    files.set(file, { bytes: Buffer.from(text.replace(/^ {2}"entryFlows": \{[^}]*\},\n/m, '')) });
  }
  return files;
}

function applyChange(files: Map<string, ConfigFile>, change: CheckSample[number]): void {
  const { file } = change;
  if (change.isRemoved) for (const name of listBelow(files, file)) files.delete(name);
  else if (change.isFolder && posix.extname(file) === '') files.set(`${file}/`, {});
  else if (change.isFolder) files.set(file, { fault: 'is-folder' });
  else if (change.linksTo !== undefined) files.set(file, followLink(files, file, change.linksTo));
  else if (change.copyOf !== undefined) {
    for (const name of listBelow(files, change.copyOf))
      files.set(file + name.slice(change.copyOf.length), files.get(name) ?? {});
  } else files.set(file, makeFile(file, readBytes(files, change)));
}

/** The file, or all files of the folder. */
function listBelow(files: ConfigFiles, path: string): string[] {
  return [...files.keys()].filter((name) => name === path || name.startsWith(`${path}/`));
}

function followLink(files: ConfigFiles, file: string, link: string): ConfigFile {
  const target = posix.join(posix.dirname(file), link);
  if (target === file) return { fault: 'unreadable', detail: 'ELOOP' };
  return link.startsWith('/') ? { fault: 'outside' } : (files.get(target) ?? { fault: 'missing' });
}

function readBytes(files: ConfigFiles, { file, bytes, text, size = 0, ...change }: CheckSample[number]): Buffer {
  if (bytes !== undefined) return Buffer.from(bytes, 'base64');
  if (text !== undefined) return Buffer.from(text.padEnd(size));
  const before = files.get(file)?.bytes?.toString('utf8') ?? '';
  const { replace = '', by = '' } = change;
  if (!before.includes(replace)) throw new RangeError(`${file} does not have ${replace}`);
  return Buffer.from(before.replace(replace, () => by));
}

/** A file with that content, as the disk would give it. */
function makeFile(file: string, bytes: Buffer): ConfigFile {
  if (isMedia(posix.basename(file))) {
    const readVersion = () => ({ hash: '', modifiedAt: 0 });
    return { media: { size: bytes.length, head: bytes.subarray(0, 16), readVersion } };
  }
  return bytes.length > maximumBytes ? { fault: 'too-large' } : { bytes };
}
