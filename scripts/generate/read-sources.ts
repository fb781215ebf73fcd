import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildMethodSchema } from './build-method-schema';
import { sorted } from './names';
import { isObject, type Json, type JsonObject } from './schema-walk';

export type SchemaRoom = 'config' | 'api' | 'session' | 'step' | 'form' | 'frame' | 'environment';

/** A hand-written schema: repository path, room and content. */
export interface SchemaFile {
  path: string;
  room: SchemaRoom;
  schema: JsonObject;
}

/** Folder of a template, payment method, session part or check. Its parts are the files named `<id>.<part>`. */
export interface CodeFolder {
  id: string;
  dir: string;
  /** Existing parts: 'view.tsx', 'form.schema.json' … */
  parts: ReadonlySet<string>;
}

export interface Template extends CodeFolder {
  manifest: JsonObject;
  stepExports: readonly string[];
}

/** A payment method: `<id>.method.json` in `renderer/payment-form/methods`, alone or in a folder with its code. */
export interface Method extends CodeFolder {
  file: JsonObject;
}

/** A part of the session: `renderer/session/parts/<part>/`. */
export interface SessionPart extends CodeFolder {
  /** `<part>.part.json`. */
  declaration: JsonObject;
  /** Exports of `<part>.part.ts` that the player calls. */
  codeExports: readonly string[];
}

/** A check of brands and flows: `checks/rules/<code>/`. */
export interface Check extends CodeFolder {
  page: JsonObject;
}

export interface Sources {
  formats: string[];
  checks: Check[];
  schemas: SchemaFile[];
  templates: Template[];
  methods: Method[];
  /** Data asked besides a step's own fields. */
  asks: CodeFolder[];
  sessionParts: SessionPart[];
  contract: Json | undefined;
  /** Version of the contract: the newest of its change log. */
  contractVersion: string;
  /** English text of each `x-message`. */
  englishMessages: JsonObject;
}

export const METHODS_DIR = 'renderer/payment-form/methods';
/** The list of methods, which `npm run generate` makes of them. */
export const METHOD_SCHEMA_PATH = 'schemas/generated/payment-method.schema.json';
/** Form of a method without fields of its own. */
export const DOCUMENT_FORM_PATH = `${METHODS_DIR}/document.form.schema.json`;
export const FRAME_PATH = 'schemas/flow-frame.schema.json';
/** Variables of the server. Browsers and the CLI load the validators beside it, and never this one. */
export const ENVIRONMENT_PATH = 'schemas/environment.schema.json';

/** English text of each `x-message`: many keys share one, and editors never show it. */
export const ENGLISH_PATH = 'schemas/x-messages.en.json';

/** Reads all sources of the generator, sorted by path. Throws when a JSON file is invalid. */
export function readSources(root: string): Sources {
  const templates = readFolders(root, 'templates', 'manifest.json').map((folder) => ({
    ...folder,
    manifest: readSchema(root, `${folder.dir}/${folder.id}.manifest.json`),
    stepExports: readExports(root, folder, 'step.ts', ['actions', 'load', 'resume', 'settle', 'submit']),
  }));
  const methods = readMethods(root);
  const asks = readFolders(root, 'renderer/payment-form/asks', 'form.schema.json');
  const sessionParts = readFolders(root, 'renderer/session/parts', 'part.json').map((folder) => ({
    ...folder,
    declaration: readIfThere(root, `${folder.dir}/${folder.id}.part.json`),
    codeExports: readExports(root, folder, 'part.ts', ['apply', 'holds']),
  }));
  const folders = [...templates, ...methods, ...asks, ...sessionParts].map(({ dir }) => dir);
  const dirs = new Set(['schemas', 'schemas/api', 'schemas/session', ...folders, METHODS_DIR]);
  return {
    formats: list(root, 'schemas/formats')
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => name.slice(0, -'.ts'.length)),
    schemas: [
      ...[...dirs].flatMap((dir) => readSchemas(root, dir)),
      { path: METHOD_SCHEMA_PATH, room: 'api', schema: buildMethodSchema(methods) },
    ],
    templates,
    methods,
    asks,
    sessionParts,
    checks: readFolders(root, 'checks/rules', 'check.json').map((folder) => ({
      ...folder,
      page: readSchema(root, `${folder.dir}/${folder.id}.check.json`),
    })),
    englishMessages: readIfThere(root, ENGLISH_PATH),
    contract: existsSync(path.join(root, 'schemas/api/contract.json'))
      ? readJson(root, 'schemas/api/contract.json')
      : undefined,
    contractVersion: readVersion(root),
  };
}

/** Version under which the change log of the contract begins. */
function readVersion(root: string): string {
  const file = path.join(root, 'schemas/api/CHANGELOG.md');
  const [, version] = (existsSync(file) && /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync(file, 'utf8'))) || [];
  return version ?? '0.0.0';
}

function readSchemas(root: string, dir: string): SchemaFile[] {
  return list(root, dir)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => ({
      path: `${dir}/${name}`,
      room: roomOf(`${dir}/${name}`),
      schema: readSchema(root, `${dir}/${name}`),
    }));
}

function roomOf(file: string): SchemaRoom {
  if (file === FRAME_PATH) return 'frame';
  if (file === ENVIRONMENT_PATH) return 'environment';
  const [, room] = /\.(step|form)\.schema\.json$/.exec(file) ?? [];
  if (room) return room as SchemaRoom;
  if (file.startsWith('schemas/api/')) return 'api';
  return /^(?:schemas|renderer)\/session\//.test(file) ? 'session' : 'config';
}

/** A folder counts once it contains `<id>.<part>`, so that a new empty one breaks nothing. */
function readFolders(root: string, dir: string, part: string): CodeFolder[] {
  return list(root, dir)
    .map((id) => {
      const names = list(root, `${dir}/${id}`).filter((name) => name.startsWith(`${id}.`) && !isGenerated(name));
      if (names.length > 0 && !names.includes(`${id}.${part}`))
        throw new SourceError(`${dir}/${id}: needs ${id}.${part}`);
      return { id, dir: `${dir}/${id}`, parts: new Set(names.map((name) => name.slice(id.length + 1))) };
    })
    .filter((folder) => folder.parts.has(part));
}

const isGenerated = (name: string): boolean => name.includes('.generated.');

/** Names from the list that a file of the folder exports; none without that file. */
function readExports(root: string, { id, dir, parts }: CodeFolder, part: string, names: readonly string[]): string[] {
  const code = parts.has(part) ? readFileSync(path.join(root, dir, `${id}.${part}`), 'utf8') : '';
  const passedOn = [...code.matchAll(/^export \{([^}]*)\}/gm)].join();
  return names.filter(
    (name) =>
      new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm').test(code) ||
      new RegExp(`\\b${name}\\s*[,}]`).test(passedOn),
  );
}

function readMethods(root: string): Method[] {
  const ending = '.method.json';
  const alone = list(root, METHODS_DIR)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ id: name.slice(0, -ending.length), dir: METHODS_DIR, parts: new Set<string>() }));
  return [...readFolders(root, METHODS_DIR, 'method.json'), ...alone]
    .map((method) => ({ ...method, file: readIfThere(root, `${method.dir}/${method.id}${ending}`) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function list(root: string, dir: string): string[] {
  const full = path.join(root, dir);
  try {
    return sorted(readdirSync(full));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}

function readSchema(root: string, file: string): JsonObject {
  const value = readJson(root, file);
  if (!isObject(value)) throw new SourceError(`${file}: must be a JSON object`);
  return value;
}

/** A JSON object without its `$schema`; empty when the file does not exist. */
export function readIfThere(root: string, file: string): JsonObject {
  if (!existsSync(path.join(root, file))) return {};
  const { $schema: _, ...rest } = readSchema(root, file);
  return rest;
}

function readJson(root: string, file: string): Json {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Json;
  } catch (error) {
    throw new SourceError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** An unreadable source, or contradictory sources; the message starts with the file. */
export class SourceError extends Error {
  override name = 'SourceError';
}
