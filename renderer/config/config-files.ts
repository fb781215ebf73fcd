import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Validator } from '../../schemas/generated/validator';
import type { ConfigFinding } from './config-finding';
import { describeSchemaErrors } from './describe-schema-errors';

const maximumBytes = 1_000_000;

/** Reads and checks config files of one tree, collecting a finding for each mistake instead of stopping at the first. */
export class ConfigFiles {
  readonly root: string;
  readonly findings: ConfigFinding[] = [];
  private readonly texts = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** Names of the folders below a folder, sorted; none when it does not exist. */
  listFolders(folder: string): string[] {
    return this.list(folder).filter((name) => statSync(join(this.root, folder, name)).isDirectory());
  }

  /** Names of the files of a folder, sorted. */
  listFiles(folder: string): string[] {
    return this.list(folder).filter((name) => statSync(join(this.root, folder, name)).isFile());
  }

  /** The text of a file, for positions; empty when it could not be read. */
  readonly textOf = (file: string): string => this.texts.get(file) ?? '';

  /** A JSON file that its validator accepts; undefined (and findings) otherwise. A file that may be absent gives undefined alone. */
  read<T>(file: string, validate: Validator<T>, options?: { isOptional: boolean }): T | undefined {
    let text: string;
    try {
      text = this.readText(file);
    } catch {
      if (!options?.isOptional) this.add(file, [], 'file-missing', 'o arquivo não existe ou não pode ser lido');
      return undefined;
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.findings.push({ file, path: [], code: 'json-syntax', ...describeSyntaxError(text) });
      return undefined;
    }
    if (validate(value)) return value;
    for (const { path, code, message } of describeSchemaErrors(validate.errors ?? []))
      this.add(file, path, code, message);
    return undefined;
  }

  add(file: string, path: (string | number)[], code: string, message: string): void {
    this.findings.push({ file, path, code, message });
  }

  /** First 12 characters of a file's sha-256. */
  hashOf(file: string): string {
    return createHash('sha256')
      .update(readFileSync(join(this.root, file)))
      .digest('hex')
      .slice(0, 12);
  }

  private list(folder: string): string[] {
    try {
      return readdirSync(join(this.root, folder)).sort();
    } catch {
      return [];
    }
  }

  private readText(file: string): string {
    const path = join(this.root, file);
    if (relative(this.root, path).startsWith(`..${sep}`)) throw new RangeError(`${file} is outside the project`);
    if (statSync(path).size > maximumBytes) throw new RangeError(`${file} is larger than ${maximumBytes} bytes`);
    const text = readFileSync(path, 'utf8');
    this.texts.set(file, text);
    return text;
  }
}

/** Which sign is wrong in a text that is not JSON. */
function describeSyntaxError(text: string): { offset: number; message: string } {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  const kind = error ? printParseErrorCode(error.error) : 'InvalidSymbol';
  return { offset: error?.offset ?? 0, message: `JSON inválido (${kind})` };
}
