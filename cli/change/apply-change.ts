import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFixLock } from '../../checks/change/with-fix-lock';
import { writeAll, writeFixes } from '../../checks/change/write-fixes';
import { createTextReader } from '../../checks/disk/create-text-reader';
import type { TextEdit } from '../../checks/findings/locate-finding';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { inspectConfig } from '../../checks/inspect-config';
import { applyEdits } from '../fix/apply-edits';
import { exitCodes, type Terminal } from '../frame/command';
import { formatEdits } from './format-edits';
import { moveFolder } from './move-folder';
import { reportNewFindings } from './report-new-findings';
import { withStagedTree } from './stage-tree';

/** A change of several files that is applied completely or not at all. */
export interface TreeChange {
  /** By file, with its name before the change. */
  edits: ReadonlyMap<string, readonly TextEdit[]>;
  /** A folder to rename. */
  move?: { from: string; to: string };
}

interface ChangeOptions {
  isDryRun: boolean;
  language: AuthorLanguage;
  terminal: Terminal;
  /** Message for a plan without changes. */
  nothing?: string;
}

const texts = {
  'pt-BR': {
    dryRun: 'mostra o que mudaria, sem gravar',
    refused: 'nada mudou: o resultado teria os erros acima',
    interfered: (file: string) => `${file} mudou durante a operação; nada foi gravado`,
    dry: 'Nada mudou (--dry-run).',
    done: (count: number) => (count === 1 ? '1 arquivo alterado.' : `${count} arquivos alterados.`),
  },
  en: {
    dryRun: 'shows what would change, and changes nothing',
    refused: 'nothing was changed: the result would have the errors above',
    interfered: (file: string) => `${file} was changed meanwhile; nothing was changed`,
    dry: 'Nothing was changed (--dry-run).',
    done: (count: number) => (count === 1 ? '1 file changed.' : `${count} files changed.`),
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Option of every command that changes a tree. */
export function buildDryRunArg(language: AuthorLanguage) {
  return { 'dry-run': { type: 'boolean', description: texts[language].dryRun } } as const;
}

/**
 * Shows a change, checks it in a copy of the tree, and applies it completely or not at all.
 *
 * @param plan called once this process holds the tree's lock
 * @returns the exit code
 */
export function applyChange(root: string, plan: () => TreeChange, options: ChangeOptions): Promise<number> {
  const { isDryRun, language, terminal } = options;
  const text = texts[language];
  return withFixLock(root, language, () => {
    const change = plan();
    if (change.edits.size === 0 && !change.move) {
      terminal.write(`${options.nothing ?? ''}\n`);
      return exitCodes.clean;
    }
    const readText = createTextReader(root);
    const originals = new Map([...change.edits.keys()].map((file) => [file, readText(file)]));
    const changed = new Map(
      [...change.edits].map(([file, edits]) => [file, applyEdits(originals.get(file) ?? '', edits)]),
    );
    for (const [file, edits] of change.edits) terminal.write(formatEdits(file, originals.get(file) ?? '', edits));
    if (change.move) terminal.write(`${change.move.from}/ → ${change.move.to}/\n`);
    const found = tryOut(root, { ...change, texts: changed }, options);
    terminal.warn(found.text);
    if (found.hasErrors) {
      terminal.warn(`guiche: ${text.refused}\n`);
      return exitCodes.findings;
    }
    if (isDryRun) {
      terminal.write(`${text.dry}\n`);
      return exitCodes.clean;
    }
    const interfered = writeAll(root, { texts: changed, originals });
    if (interfered !== undefined) {
      terminal.warn(`guiche: ${text.interfered(interfered)}\n`);
      return exitCodes.failed;
    }
    if (change.move) {
      try {
        moveFolder(root, change.move);
      } catch (error) {
        writeFixes(root, { texts: originals, originals: changed });
        throw error;
      }
    }
    if (changed.size > 0) terminal.write(`${text.done(changed.size)}\n`);
    return exitCodes.clean;
  });
}

function tryOut(
  root: string,
  { texts: changed, move }: { texts: ReadonlyMap<string, string>; move?: TreeChange['move'] },
  { language, terminal }: ChangeOptions,
) {
  return withStagedTree(root, (staged) => {
    for (const [file, text] of changed) writeFileSync(path.join(staged, file), text);
    if (move) moveFolder(staged, move);
    return reportNewFindings(inspectConfig(root), inspectConfig(staged), { root: staged, language, terminal, move });
  });
}
