import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findStaleFiles, writeStaleFiles } from '../../scripts/generate/compare-files';
import { generate } from '../../scripts/generate/generate';
import { root } from '../../scripts/setup/run-command.mjs';

/** Folders without code. */
const left = new Set(['node_modules', 'docs', 'public', 'test-results', 'playwright-report', 'coverage']);
const axe = 'node_modules/axe-core';

/**
 * Copies the project's sources to a folder inside the project, so that packages resolve. Files that a test adds there
 * are generated and compiled.
 */
export function copySources(name: string): string {
  const folder = path.join(root, '.guiche', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const { name: file } = entry;
    const isSource = entry.isDirectory() ? !file.startsWith('.') && !left.has(file) : /\.(?:json|ts)$/.test(file);
    if (isSource) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  // Component tests load it by its path, not by its name.
  cpSync(path.join(root, axe), path.join(folder, axe), { recursive: true });
  return folder;
}

/** Copies a folder under another name, also in file names and texts that begin with the old one. */
export function copyAs(folder: string, from: string, to: string): void {
  const [oldId, newId] = [path.basename(from), path.basename(to)];
  const source = path.join(folder, from);
  // A method without a screen already has its traits file.
  mkdirSync(path.join(folder, to), { recursive: true });
  for (const name of readdirSync(source).filter((file) => !/\.(?:test|generated)\./.test(file))) {
    const text = renameId(readFileSync(path.join(source, name), 'utf8'), oldId, newId);
    writeFileSync(path.join(folder, to, name.replace(oldId, newId)), text);
  }
}

/** Replaces an id in a text, also inside a code name: `bankslip`, `payBankslip`. */
function renameId(text: string, from: string, to: string): string {
  return text.replaceAll(pascalCase(from), pascalCase(to)).replaceAll(from, to);
}

function pascalCase(id: string): string {
  return id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Runs the generator on a copy.
 *
 * @returns its errors
 */
export async function generateIn(folder: string): Promise<readonly string[]> {
  const { outputs, findings } = await generate(folder);
  writeStaleFiles(folder, outputs, findStaleFiles(folder, outputs));
  return findings;
}
