import { posix } from 'node:path';
import { configPaths } from '../../catalogue/config-paths';
import { findBrandName } from '../../catalogue/is-brand-name';
import type { Fault } from '../../catalogue/source/config-files';
import type { ConfigSource, FaultyFile } from '../../catalogue/source/config-source';
import { type JsonFile, maximumDepth, readJsonFile } from '../../catalogue/source/read-json-file';
import type { CheckCode } from '../../schemas/generated/check-table';
import { maximumBytes } from '../disk/read-bounded';
import type { Params } from '../findings/config-finding';
import type { FindingList } from '../findings/finding-list';
import { describeSchemaErrors } from './describe-schema-errors';
import { describeSyntaxError } from './describe-syntax-error';
import { describeWrongSchema } from './describe-wrong-schema';
import type { DescribedError } from './described-error';
import { findDuplicateKeys, findKeys } from './find-keys';
import { findReminders } from './find-reminders';
import { findInvisibleSigns } from './invisible-signs';

/** Reports what is wrong with the files themselves: they cannot be read, or their text or schema is wrong. */
export function reportFiles(source: ConfigSource, findings: FindingList): void {
  for (const faulty of source.faults)
    findings.add(codes[faulty.fault], { file: faulty.file, offset: 0, length: 1 }, describeFault(faulty, source));
  for (const json of source.texts) reportText(json, findings);
}

const codes: Readonly<Record<Fault, CheckCode>> = {
  missing: 'file-missing',
  unreadable: 'file-unreadable',
  outside: 'file-outside',
  'is-folder': 'file-is-folder',
  'too-large': 'file-too-large',
  'folder-missing': 'folder-missing',
};

function describeFault({ file, fault, detail = 'unknown', similar }: FaultyFile, source: ConfigSource): Params {
  if (fault === 'unreadable') return { reason: detail };
  if (fault === 'too-large') return { limit: maximumBytes / 1_000 };
  if (fault !== 'missing') return {};
  if (similar !== undefined) return { similar, name: posix.basename(file) };
  const folder = posix.dirname(file);
  const id = posix.basename(folder);
  if (file !== configPaths.brand(id)) return {};
  // Either delete the folder, or turn it into a brand with a valid name.
  const { files, nested } = source.list(folder);
  const command = ['npx guiche brand new', findBrandName(id)].filter(Boolean).join(' ');
  return { [files.length + nested.length > 0 ? 'folder' : 'empty']: folder, command };
}

function reportText(json: JsonFile, findings: FindingList): void {
  const { file, kind, text, fault } = json;
  const start = { file, offset: 0, length: 1 };
  const addAt = ({ code, path, part, params, fix }: DescribedError) =>
    findings.add(code, { file, path, part }, params, fix);
  const wrongSchema = fault === undefined ? describeWrongSchema(kind, json) : undefined;
  // The fixes of other findings would go to the wrong place.
  if (wrongSchema?.code === 'schema-mismatch') {
    addAt(wrongSchema);
    return;
  }
  if (fault === 'encoding') {
    findings.add('file-encoding', { ...start, offset: text.indexOf('\uFFFD') });
    return;
  }
  const withoutMark = { kind: 'replace-text', offset: 0, length: 1, replacement: '' } as const;
  if (json.hasByteOrderMark) findings.add('file-bom', start, {}, withoutMark);
  if (fault === 'too-deep') {
    findings.add('file-too-deep', start, { limit: maximumDepth });
    return;
  }
  if (fault === 'syntax') {
    const isFitting = (by: string) =>
      readJsonFile(file, Buffer.from(by), kind).isValid && findDuplicateKeys(by).length === 0;
    const { offset, length, params, fix } = describeSyntaxError(text, isFitting);
    findings.add('json-syntax', { file, offset, length }, params, fix);
    return;
  }
  const signs = findInvisibleSigns(text, kind);
  for (const { offset, length, sign, found, fix } of signs)
    findings.add('sign-invisible', { file, offset, length }, { sign, found }, fix);
  // A name with an invisible sign is not the one that it looks like, so nothing else is told of the file.
  if (signs.length > 0) return;
  for (const { text: found, kind: reminder, ...span } of findReminders(text))
    findings.add('todo-left', { file, ...span }, { found, kind: reminder });
  for (const { path, offset, length, isSame } of findDuplicateKeys(text))
    findings.add(
      'key-duplicate',
      { file, offset, length },
      { key: String(path.at(-1)) },
      isSame ? { kind: 'remove' } : undefined,
    );
  if (fault === 'proto-key') {
    for (const span of findKeys(text, '__proto__'))
      findings.add('proto-key', { file, ...span }, {}, { kind: 'remove' });
    return;
  }
  for (const { path, offset, length, name, isTaken } of json.oldKeys) {
    const fix = { kind: 'replace-text', offset, length, replacement: JSON.stringify(name) } as const;
    const params = { found: String(path.at(-1)), name };
    findings.add('key-deprecated', { file, offset, length }, params, isTaken ? undefined : fix);
  }
  if (wrongSchema) addAt(wrongSchema);
  for (const error of describeSchemaErrors(json.errors, json)) addAt(error);
}
