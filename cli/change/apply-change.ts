import { readText, withTexts } from '../../catalogue/source/config-files';
import { withFixLock } from '../../checks/change/with-fix-lock';
import { writeAll, writeFixes } from '../../checks/change/write-fixes';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import type { FolderMove } from '../../checks/findings/identify-finding';
import { type Inspection, inspectConfig, inspectFiles } from '../../checks/inspect-config';
import { CommandError, exitCodes, type Terminal } from '../frame/command';
import { formatEdits } from './format-edits';
import { moveFiles, moveFolder } from './move-folder';
import { reportNewFindings } from './report-new-findings';

/** A change of several files that is applied completely or not at all. */
export interface TreeChange {
  /** New texts by file, with its name before the change. */
  texts: ReadonlyMap<string, string>;
  /** A folder to rename. */
  move?: FolderMove;
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
 * Shows a change, checks it in memory, and applies it completely or not at all.
 *
 * @param plan called once this process holds the tree's lock
 * @throws CommandError when somebody else has changed a file
 * @returns the exit code
 */
export function applyChange(
  root: string,
  plan: (inspection: Inspection) => TreeChange,
  { isDryRun, language, terminal, nothing = '' }: ChangeOptions,
): Promise<number> {
  const text = texts[language];
  return withFixLock(root, language, () => {
    const before = inspectConfig(root);
    const { texts: changed, move } = plan(before);
    if (changed.size === 0 && !move) {
      terminal.write(`${nothing}\n`);
      return exitCodes.clean;
    }
    const originals = new Map([...changed.keys()].map((file) => [file, readText(before.files, file)]));
    for (const [file, after] of changed) terminal.write(formatEdits(file, readText(before.files, file), after));
    if (move) terminal.write(`${move.from}/ → ${move.to}/\n`);
    const files = withTexts(before.files, changed);
    const after = inspectFiles(move ? moveFiles(files, move) : files);
    const found = reportNewFindings(before, after, { language, terminal, move });
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
    if (interfered !== undefined) throw new CommandError(text.interfered(interfered));
    try {
      if (move) moveFolder(root, move);
    } catch (error) {
      writeFixes(root, { texts: originals, originals: changed });
      throw error;
    }
    if (changed.size > 0) terminal.write(`${text.done(changed.size)}\n`);
    return exitCodes.clean;
  });
}
