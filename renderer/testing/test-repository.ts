import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { withFallback } from '../../catalogue/config-paths';
import { mergePatch } from '../../catalogue/merge-patch';
import type { Manifests } from '../../model/flow/resolve-step';

/** Root folder of the project. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/** Text of a project file. */
export function readRepositoryFile(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}

/** A valid value of a schema in `schemas/api/`, such as `lead-request`. */
export function readCallExample(shape: string): Record<string, unknown> {
  return (JSON.parse(readRepositoryFile(`schemas/api/examples/${shape}.json`)) as { valid: Record<string, unknown> })
    .valid;
}

/** Texts of a shared file in a language, and those of the language that it falls back to. */
export function readSharedTexts<Texts>(fileOf: (language: string) => string, language: string): Texts {
  const files = withFallback(language).map((one) => JSON.parse(readRepositoryFile(fileOf(one))) as unknown);
  return files.reduce((texts, file) => mergePatch(texts, file), {}) as Texts;
}

/** Sorted names in a project folder. */
export function listRepositoryFolder(folder: string): string[] {
  return readdirSync(path.join(repositoryRoot, folder)).sort();
}

/** Ids of the project's own templates. */
export function listTemplateIds(): string[] {
  return listRepositoryFolder('templates').filter((id) => !id.includes('.'));
}

/** The manifests of the project's own templates. */
export function readRepositoryManifests(): Manifests {
  const entries = listTemplateIds().map((id) => [
    id,
    JSON.parse(readRepositoryFile(`templates/${id}/${id}.manifest.json`)) as unknown,
  ]);
  return Object.fromEntries(entries) as Manifests;
}

/** Copy of the project's configuration that a test may change. */
export interface ConfigCopy {
  root: string;
  /** Replaces a text in a file; fails when the file lacks it. */
  replace(file: string, text: string, by: string): void;
  write(file: string, text: string): void;
  remove(file: string): void;
  read(file: string): string;
}

/** Copies brands, flows and templates to a folder that the test removes. */
export function copyConfig(): ConfigCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-config-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['brands', 'flows', 'templates']) {
    cpSync(path.join(repositoryRoot, folder), path.join(root, folder), {
      recursive: true,
      filter: (file) => !/\.(?:tsx?|mjs)$/.test(file),
    });
  }
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  return {
    root,
    read,
    write,
    replace(file, text, by) {
      const before = read(file);
      if (!before.includes(text)) throw new RangeError(`${file} does not have ${text}`);
      write(
        file,
        before.replace(text, () => by),
      );
    },
    remove: (file) => rmSync(path.join(root, file)),
  };
}
