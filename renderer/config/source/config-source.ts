import { isAscii, isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { posix } from 'node:path';
import { imageEndings } from '../../theme/image-name';
import type { CheckCode } from '../checks/check-table.generated';
import type { UnreadFile } from '../checks/rule';
import { base, configPaths } from '../config-paths';
import type { Params } from '../findings/config-finding';
import type { FindingList } from '../findings/finding-list';
import { acceptsValue, fitsKind } from './accepts-value';
import type { Overlay } from './create-text-reader';
import { describeSchemaErrors } from './describe-schema-errors';
import { describeSyntaxError } from './describe-syntax-error';
import type { FileKind } from './file-kinds';
import { findDuplicateKeys, findKeys } from './find-keys';
import { findPointAmounts } from './find-point-amounts';
import { findReminders } from './find-reminders';
import { isInsideTree } from './is-inside-tree';
import { findOldKeys, mayHaveOldKeys, type OldKey, renameInValue } from './old-keys';
import { mayRepeatKeys, measureDepth, outlineValue } from './outline-value';
import { maximumBytes, readBounded } from './read-bounded';

/** Nobody nests config deeper; what does would end the recursion of whatever reads it. */
const maximumDepth = 40;

/** What is called like a file that is read. */
const fileName = new RegExp(`\\.(?:json|${imageEndings.join('|')})$`);

const byteOrderMark = '\uFEFF';

/** Folders that authors fill; `templates/` comes with the program, and may be a link to it. */
const ownFolders: readonly string[] = ['brands', configPaths.brandFolder(base), 'flows'];

/** Reads config files of one tree, with a finding for each file that is not what it should be. Nothing outside the tree is read. */
export class ConfigSource {
  /** Files that were read, broken ones too. */
  fileCount = 0;
  /** Files that are there and cannot be used: what is missing because of them is no mistake of its own. */
  readonly broken = new Set<string>();
  /** By the file that is missing, the one that was most likely meant to be it. */
  private readonly standIns = new Map<string, string>();
  private readonly realRoot: string;

  constructor(
    readonly root: string,
    readonly findings: FindingList,
    private readonly overlay: Overlay = new Map(),
  ) {
    this.realRoot = realpathSync(root);
  }

  /** Names of the folders in a folder, sorted; none when it does not exist. */
  listFolders(folder: string): string[] {
    return this.list(folder)
      .filter((entry) => this.typeOf(folder, entry)?.isDirectory())
      .map(({ name }) => name);
  }

  /** Names of what stands in a folder besides folders, sorted. */
  listFiles(folder: string): string[] {
    return this.list(folder)
      .filter((entry) => this.typeOf(folder, entry)?.isFile())
      .map(({ name }) => name);
  }

  /** The files of a folder for config files, and by their path in it those of folders in it. What is called like a file and is none is a finding. */
  listEntries(folder: string): { files: string[]; nested: string[] } {
    const files: string[] = [];
    const nested: string[] = [];
    for (const entry of this.list(folder)) {
      const type = this.typeOf(folder, entry);
      if (type?.isFile()) files.push(entry.name);
      else if (type?.isDirectory()) nested.push(...this.listInside(folder, entry.name));
      else if (type) this.refuse('file-unreadable', `${folder}/${entry.name}`, { reason: 'special' });
    }
    return { files, nested };
  }

  /** A JSON file that its validator accepts; undefined, and findings, otherwise. What its folder's list has refused is not read. */
  read<T>(file: string, kind: FileKind<T>): T | undefined {
    if (this.broken.has(file)) return undefined;
    const bytes = this.readBytes(file);
    if (!bytes) return undefined;
    const text = this.decode(file, bytes);
    if (text === undefined) return undefined;
    const value = this.parse(file, text, kind);
    if (value === undefined) return undefined;
    const oldKeys = mayHaveOldKeys(text) ? this.renameOldKeys(file, text, value, kind.schema) : [];
    const isValid = acceptsValue(value, text, kind);
    const pointAmounts = findPointAmounts(text);
    if (isValid && pointAmounts.length === 0) return value;
    this.broken.add(file);
    const described = isValid
      ? []
      : describeSchemaErrors(kind.validate.errors ?? [], { value, text, schema: kind.schema, oldKeys });
    for (const { code, path, part, params, fix } of described) {
      this.findings.add(code, { file, path, part }, params, fix);
    }
    for (const { path, written } of pointAmounts) {
      this.findings.add('value-type', { file, path, part: 'value' }, { found: written, expected: 'amount' });
    }
    return undefined;
  }

  /** Whoever misses a file is told of the one that was meant to be it. */
  noteStandIns(unread: readonly UnreadFile[]): void {
    for (const { file, meant } of unread) if (meant && !meant.isThere) this.standIns.set(meant.file, file);
  }

  private readBytes(file: string): Buffer | undefined {
    this.fileCount += 1;
    const replaced = this.overlay.get(file);
    if (replaced !== undefined) return Buffer.from(replaced);
    try {
      const bytes = readBounded(this.pathOf(file));
      if (bytes) return bytes;
      this.refuse('file-too-large', file, { limit: maximumBytes / 1_000 });
    } catch (error) {
      this.refuseUnreadable(file, error as NodeJS.ErrnoException);
    }
    return undefined;
  }

  /** A picture; its bytes are valid until the next file is read. Undefined, and a finding, when it cannot be read. */
  readImage(file: string): { file: string; bytes: Buffer | undefined } | undefined {
    this.fileCount += 1;
    try {
      return { file, bytes: readBounded(this.pathOf(file)) };
    } catch (error) {
      this.refuseUnreadable(file, error as NodeJS.ErrnoException);
      return undefined;
    }
  }

  /** A space in the place of a byte order mark keeps every position. */
  private decode(file: string, bytes: Buffer): string | undefined {
    if (isAscii(bytes)) return bytes.toString('latin1');
    if (!isUtf8(bytes)) {
      const offset = bytes.toString('utf8').indexOf('\uFFFD');
      this.refuse('file-encoding', file, {}, { offset, length: 1 });
      return undefined;
    }
    const text = bytes.toString('utf8');
    if (!text.startsWith(byteOrderMark)) return text;
    const place = { file, offset: 0, length: 1 };
    this.findings.add('file-bom', place, {}, { kind: 'replace-text', offset: 0, length: 1, replacement: '' });
    return text.replace(byteOrderMark, ' ');
  }

  private parse<T>(file: string, text: string, kind: FileKind<T>): unknown {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      // What looks for the mistake goes as deep as the text.
      if (measureDepth(text) > maximumDepth) return this.refuseDepth(file);
      const isFitting = (mended: unknown, by: string) => fitsKind(mended, by, kind);
      const { reason, offset, length, fix } = describeSyntaxError(text, isFitting);
      this.broken.add(file);
      this.findings.add('json-syntax', { file, offset, length }, { reason }, fix);
      return undefined;
    }
    const outline = outlineValue(value, maximumDepth);
    if (outline.isTooDeep) return this.refuseDepth(file);
    for (const { text: found, ...span } of findReminders(text))
      this.findings.add('todo-left', { file, ...span }, { found });
    if (mayRepeatKeys(text, outline)) this.addDuplicateKeys(file, text);
    if (!outline.hasProtoKey) return value;
    this.broken.add(file);
    for (const span of findKeys(text, '__proto__'))
      this.findings.add('proto-key', { file, ...span }, {}, { kind: 'remove' });
    return undefined;
  }

  private refuseDepth(file: string): undefined {
    this.refuse('file-too-deep', file, { limit: maximumDepth });
  }

  private addDuplicateKeys(file: string, text: string): void {
    for (const { path, offset, length, isSame } of findDuplicateKeys(text)) {
      const fix = isSame ? ({ kind: 'remove' } as const) : undefined;
      this.findings.add('key-duplicate', { file, offset, length }, { key: String(path.at(-1)) }, fix);
    }
  }

  /** Reads old keys as what they are called now, with a finding for each. */
  private renameOldKeys(file: string, text: string, value: unknown, schema: string): OldKey[] {
    const keys = findOldKeys(text, schema);
    for (const { path, offset, length, name, isTaken } of keys) {
      const fix = { kind: 'replace-text', offset, length, replacement: JSON.stringify(name) } as const;
      const params = { found: String(path.at(-1)), name };
      this.findings.add('key-deprecated', { file, offset, length }, params, isTaken ? undefined : fix);
    }
    renameInValue(value, keys);
    return keys;
  }

  private pathOf(file: string): string {
    return `${this.root}/${file}`;
  }

  private list(folder: string): Dirent[] {
    try {
      if (ownFolders.includes(folder) && !isInsideTree(this.realRoot, this.pathOf(folder))) {
        this.refuse('file-outside', folder, {});
        return [];
      }
      const entries = readdirSync(this.pathOf(folder), { withFileTypes: true });
      // What systems and editors leave behind is hidden, and nobody's mistake.
      const shown = entries.filter(({ name }) => !name.startsWith('.'));
      return shown.sort((one, other) => (one.name < other.name ? -1 : 1));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') this.refuse('folder-missing', folder, {});
      else this.refuse('file-unreadable', folder, { reason: code ?? 'unknown' });
      return [];
    }
  }

  /** What an entry is, a link followed; undefined, and a finding, for a link that leads nowhere or out of the tree. */
  private typeOf(folder: string, entry: Dirent): Dirent | Stats | undefined {
    if (!entry.isSymbolicLink()) return entry;
    const file = `${folder}/${entry.name}`;
    try {
      const path = this.pathOf(file);
      if (isInsideTree(this.realRoot, path)) return statSync(path);
      this.refuse('file-outside', file, {});
    } catch (error) {
      this.refuseUnreadable(file, error as NodeJS.ErrnoException);
    }
    return undefined;
  }

  /** Files of a folder in a folder and of those in it; none when it stands in the place of a file, which is the mistake then. */
  private listInside(folder: string, name: string): string[] {
    if (fileName.test(name)) {
      this.refuse('file-is-folder', `${folder}/${name}`, {});
      return [];
    }
    const inside = this.list(`${folder}/${name}`).filter((entry) => !entry.isSymbolicLink());
    return inside.flatMap((entry) => {
      const path = `${name}/${entry.name}`;
      return entry.isDirectory() ? this.listInside(folder, path) : [path];
    });
  }

  private refuseUnreadable(file: string, { code = 'unknown' }: NodeJS.ErrnoException): void {
    if (code === 'ENOENT') this.refuse('file-missing', file, this.describeStandIn(file));
    else if (code === 'EISDIR') this.refuse('file-is-folder', file, {});
    else this.refuse('file-unreadable', file, { reason: code });
  }

  private describeStandIn(file: string): Params {
    const beside = this.standIns.get(file);
    return beside === undefined ? {} : { beside, name: posix.basename(file) };
  }

  private refuse(code: CheckCode, file: string, params: Params, span = { offset: 0, length: 1 }): void {
    this.broken.add(file);
    this.findings.add(code, { file, ...span }, params);
  }
}
