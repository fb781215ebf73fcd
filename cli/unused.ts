import { rmSync } from 'node:fs';
import path from 'node:path';
import { withFixLock } from '../checks/change/with-fix-lock';
import type { ConfigFinding } from '../checks/findings/config-finding';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { printable } from '../checks/findings/printable';
import { inspectConfig } from '../checks/inspect-config';
import type { CheckCode } from '../schemas/generated/check-table';
import { defineCommand, exitCodes } from './frame/command';
import { listSafeFiles } from './git/list-safe-files';
import { requireRoot } from './project/require-root';

const texts = {
  'pt-BR': {
    summary: 'mostra fluxos, imagens e textos sem uso',
    fix: 'apaga os arquivos sem uso que estão no git e não têm mudanças',
    flow: 'fluxo que nenhuma marca usa',
    image: 'imagem que nenhuma tela mostra',
    words: 'texto que nenhuma tela mostra',
    nothing: 'Nada sem uso.',
    uncertain:
      'esta lista pode estar errada: a configuração tem erros ou um arquivo com outro nome. Rode npx guiche check',
    removed: (file: string) => `apagado: ${file}`,
    kept: (file: string) => `${file} fica: não está no git, ou tem mudanças`,
  },
  en: {
    summary: 'shows flows, pictures and texts that nothing uses',
    fix: 'deletes unused files that are in git and unchanged',
    flow: 'a flow that no brand plays',
    image: 'a picture that nothing shows',
    words: 'a text that no screen shows',
    nothing: 'Nothing is unused.',
    uncertain:
      'the configuration has errors or a file under another name, so that what seems unused may not be: run npx guiche check',
    removed: (file: string) => `deleted: ${file}`,
    kept: (file: string) => `${file} stays: it is not in git, or has changes`,
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand(texts, {
  args: (text) => ({
    fix: { type: 'boolean', description: text.fix },
  }),
  run: ({ args, text, language, cwd, terminal }) => {
    const { root } = requireRoot(cwd, language);
    return withFixLock(root, language, () => {
      const { unused, isCertain } = listUnused(root);
      for (const { kind, file, key } of unused) {
        terminal.write(`${printable(`${file}${key === undefined ? '' : ` ${key}`}`)}: ${text[kind]}\n`);
      }
      if (!isCertain) {
        terminal.warn(`guiche: ${text.uncertain}\n`);
        return exitCodes.failed;
      }
      if (unused.length === 0) terminal.write(`${text.nothing}\n`);
      if (!args.fix) return unused.length > 0 ? exitCodes.findings : exitCodes.clean;
      const files = unused.filter(({ key }) => key === undefined).map(({ file }) => file);
      const safe = listSafeFiles(root, files);
      for (const file of files) {
        if (safe.has(file)) rmSync(path.join(root, file));
        terminal.write(`${printable(safe.has(file) ? text.removed(file) : text.kept(file))}\n`);
      }
      return safe.size === unused.length ? exitCodes.clean : exitCodes.findings;
    });
  },
});

/** Words for what a check reports as unused. */
const kinds: Partial<Readonly<Record<CheckCode, 'flow' | 'image' | 'words'>>> = {
  'flow-unused': 'flow',
  'asset-unused': 'image',
  'copy-key-unused': 'words',
};

/**
 * Files, and keys of texts, that the check reports as unused.
 *
 * @returns `isCertain` is false when a file has an error or an unknown name: the files that it uses may seem unused
 */
function listUnused(root: string) {
  const { findings, shared } = inspectConfig(root);
  const unused = findings.flatMap(({ code, place }) => {
    const kind = kinds[code];
    const key = kind === 'words' && 'path' in place ? place.path.join('.') : undefined;
    return kind ? [{ kind, file: place.file, key }] : [];
  });
  return { unused, isCertain: shared !== undefined && !findings.some(hidesUses) };
}

function hidesUses({ code, severity, params }: ConfigFinding): boolean {
  return severity === 'error' || (code === 'file-unknown' && params.nearest !== undefined);
}
