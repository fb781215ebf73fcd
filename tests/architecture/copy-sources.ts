import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findStaleFiles, writeStaleFiles } from '../../scripts/generate/compare-files';
import { generate } from '../../scripts/generate/generate';
import { root } from '../../scripts/setup/run-command.mjs';

/** Folders that no code is in. */
const left = new Set(['node_modules', 'docs', 'public', 'test-results', 'playwright-report', 'coverage']);
const axe = 'node_modules/axe-core';

/** A copy of the project's sources inside the project, whose packages it finds: what a test adds there is generated and compiled. */
export function copySources(name: string): string {
  const folder = path.join(root, '.guiche', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const { name: file } = entry;
    const isSource = entry.isDirectory() ? !file.startsWith('.') && !left.has(file) : /\.(?:json|ts)$/.test(file);
    if (isSource) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  // The tests of components load it by its file, not by its name.
  cpSync(path.join(root, axe), path.join(folder, axe), { recursive: true });
  return folder;
}

/** Copies a folder whose files begin with its name to another name, which takes its place in file names and texts. */
export function copyAs(folder: string, from: string, to: string): void {
  const [oldId, newId] = [path.basename(from), path.basename(to)];
  const source = path.join(folder, from);
  // Of a method that has no screen yet, its traits are there.
  mkdirSync(path.join(folder, to), { recursive: true });
  for (const name of readdirSync(source).filter((file) => !/\.(?:test|generated)\./.test(file))) {
    const text = renameId(readFileSync(path.join(source, name), 'utf8'), oldId, newId);
    writeFileSync(path.join(folder, to, name.replace(oldId, newId)), text);
  }
}

/** Replaces an id in a text, also where it is part of a name of code: `bankslip`, `payBankslip`. */
export function renameId(text: string, from: string, to: string): string {
  return text.replaceAll(pascalCase(from), pascalCase(to)).replaceAll(from, to);
}

function pascalCase(id: string): string {
  return id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Runs the generator over a copy. @returns what it finds wrong */
export async function generateIn(folder: string): Promise<readonly string[]> {
  const { outputs, findings } = await generate(folder);
  writeStaleFiles(folder, outputs, findStaleFiles(folder, outputs));
  return findings;
}
