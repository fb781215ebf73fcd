import { isAscii, isUtf8 } from 'node:buffer';
import type { FindingList } from '../findings/finding-list';
import type { MediaSubject } from '../subject';
import { acceptsValue, fitsKind } from './accepts-value';
import { ConfigFolders } from './config-folders';
import type { Overlay } from './create-text-reader';
import type { DescribedError } from './described-error';
import type { FileExplainer } from './file-explainer';
import type { FileKind } from './file-kinds';
import { FileRefusals } from './file-refusals';
import { findDuplicateKeys, findKeys } from './find-keys';
import { findReminders } from './find-reminders';
import { findInvisibleSigns, type InvisibleSigns } from './invisible-signs';
import { findOldKeys, mayHaveOldKeys, type OldKey, renameInValue } from './old-keys';
import { mayRepeatKeys, measureDepth, outlineValue } from './outline-value';
import { maximumBytes, readBounded, readHead, readVersion } from './read-bounded';

/** No valid config is deeper. Deeper nesting would exhaust the recursion of its readers. */
const maximumDepth = 40;

const byteOrderMark = '\uFEFF';

interface SourceOptions {
  /** Texts that replace files. */
  overlay?: Overlay | undefined;
  /** Without it, an invalid file is rejected without an explanation. */
  explainer?: FileExplainer | undefined;
}

/** Reads config files of one tree, with a finding for each invalid file. Never reads outside the tree. */
export class ConfigSource {
  /** All files read, including invalid ones. */
  readonly files: string[] = [];
  readonly refusals: FileRefusals;
  readonly folders: ConfigFolders;
  /** Files that the refusals mark as invalid. */
  readonly broken: Set<string>;
  private readonly overlay: Overlay;
  private readonly explainer: FileExplainer | undefined;

  constructor(
    readonly root: string,
    readonly findings: FindingList,
    { overlay = new Map(), explainer }: SourceOptions = {},
  ) {
    this.overlay = overlay;
    this.explainer = explainer;
    this.refusals = new FileRefusals(findings);
    this.folders = new ConfigFolders(root, this.refusals, overlay);
    this.broken = this.refusals.broken;
  }

  get fileCount(): number {
    return this.files.length;
  }

  /**
   * Reads a JSON file and validates it; undefined, with findings, when it is invalid. Skips files that the folder's
   * list rejected.
   */
  read<T>(file: string, kind: FileKind<T>): T | undefined {
    if (this.broken.has(file)) return undefined;
    const bytes = this.readBytes(file);
    if (!bytes) return undefined;
    const firstFinding = this.findings.all.length;
    const text = this.decode(file, bytes);
    if (text === undefined) return undefined;
    const value = this.parse(file, text, kind);
    if (value === undefined) return undefined;
    const oldKeys = mayHaveOldKeys(text) ? this.renameOldKeys(file, text, value, kind.schema) : [];
    const isValid = acceptsValue(value, text, kind);
    const wrongSchema = this.explainer?.explainWrongSchema(kind, { file, value, isValid });
    if (wrongSchema?.code === 'schema-mismatch') return this.refuseMisplaced(file, wrongSchema, firstFinding);
    if (wrongSchema) this.addDescribed(file, wrongSchema);
    if (isValid) return value;
    this.broken.add(file);
    const errors = kind.validate.errors ?? [];
    const described = this.explainer?.explainSchemaErrors(errors, { value, text, schema: kind.schema, oldKeys });
    for (const error of described ?? []) this.addDescribed(file, error);
    return undefined;
  }

  private readBytes(file: string): Buffer | undefined {
    try {
      const replaced = this.overlay.get(file);
      const bytes = replaced === undefined ? readBounded(this.pathOf(file)) : Buffer.from(replaced);
      this.files.push(file);
      if (bytes) return bytes;
      this.refusals.refuse('file-too-large', file, { limit: maximumBytes / 1_000 });
    } catch (error) {
      this.refusals.refuseUnreadable(file, error as NodeJS.ErrnoException);
    }
    return undefined;
  }

  /** Reads an image. Undefined, with a finding, when it cannot be read. */
  readImage(file: string): { file: string; bytes: Buffer | undefined } | undefined {
    try {
      const bytes = readBounded(this.pathOf(file));
      this.files.push(file);
      return { file, bytes: bytes && Buffer.from(bytes) };
    } catch (error) {
      this.refusals.refuseUnreadable(file, error as NodeJS.ErrnoException);
      return undefined;
    }
  }

  /** Reads size and first bytes of a video or its captions. Undefined, with a finding, when it cannot be read. */
  readMedia(file: string): MediaSubject | undefined {
    try {
      const media = readHead(this.pathOf(file));
      this.files.push(file);
      return { file, ...media, readVersion: () => readVersion(this.pathOf(file)) };
    } catch (error) {
      this.refusals.refuseUnreadable(file, error as NodeJS.ErrnoException);
      return undefined;
    }
  }

  /** Replaces a byte order mark with a space, so that every position stays. */
  private decode(file: string, bytes: Buffer): string | undefined {
    if (isAscii(bytes)) return bytes.toString('latin1');
    if (!isUtf8(bytes)) {
      const offset = bytes.toString('utf8').indexOf('\uFFFD');
      this.refusals.refuse('file-encoding', file, {}, { offset, length: 1 });
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
      // The search for the mistake recurses as deep as the text.
      if (measureDepth(text) > maximumDepth) return this.refuseDepth(file);
      const isFitting = (mended: unknown, by: string) => fitsKind(mended, by, kind);
      this.broken.add(file);
      const mistake = this.explainer?.explainSyntax(text, isFitting);
      if (!mistake) return undefined;
      const { offset, length, params, fix } = mistake;
      this.findings.add('json-syntax', { file, offset, length }, params, fix);
      return undefined;
    }
    const signs = findInvisibleSigns(text, kind);
    if (signs.length > 0) return this.refuseSigns(file, signs);
    const outline = outlineValue(value, maximumDepth);
    if (outline.isTooDeep) return this.refuseDepth(file);
    for (const { text: found, kind, ...span } of findReminders(text))
      this.findings.add('todo-left', { file, ...span }, { found, kind });
    if (mayRepeatKeys(text, outline)) this.addDuplicateKeys(file, text);
    if (!outline.hasProtoKey) return value;
    this.broken.add(file);
    for (const span of findKeys(text, '__proto__'))
      this.findings.add('proto-key', { file, ...span }, {}, { kind: 'remove' });
    return undefined;
  }

  /** A name with an invisible sign is not the one that it looks like, so nothing else is told of the file. */
  private refuseSigns(file: string, signs: readonly InvisibleSigns[]): undefined {
    this.broken.add(file);
    for (const { offset, length, sign, found, fix } of signs)
      this.findings.add('sign-invisible', { file, offset, length }, { sign, found }, fix);
  }

  private addDescribed(file: string, { code, path, part, params, fix }: DescribedError): void {
    this.findings.add(code, { file, path, part }, params, fix);
  }

  /** Drops the file's other findings, from `firstFinding` on: their fixes would go to the wrong place. */
  private refuseMisplaced(file: string, error: DescribedError, firstFinding: number): undefined {
    this.findings.take(firstFinding);
    this.broken.add(file);
    this.addDescribed(file, error);
  }

  private refuseDepth(file: string): undefined {
    this.refusals.refuse('file-too-deep', file, { limit: maximumDepth });
  }

  private addDuplicateKeys(file: string, text: string): void {
    for (const { path, offset, length, isSame } of findDuplicateKeys(text)) {
      const fix = isSame ? ({ kind: 'remove' } as const) : undefined;
      this.findings.add('key-duplicate', { file, offset, length }, { key: String(path.at(-1)) }, fix);
    }
  }

  /** Renames old keys, with a finding for each. */
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
}
