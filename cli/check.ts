import { withFixLock } from '../checks/change/with-fix-lock';
import { writeFixes } from '../checks/change/write-fixes';
import { readConfigFiles } from '../checks/disk/read-config-files';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { inspectConfig } from '../checks/inspect-config';
import { formatEdits } from './change/format-edits';
import { planFixes } from './fix/plan-fixes';
import { defineCommand, exitCodes, type Terminal } from './frame/command';
import { inspectEarlier } from './project/inspect-earlier';
import { requireChecked } from './project/require-checked';
import type { CheckReport } from './report/build-report';
import { buildReport } from './report/build-report';
import { formatPath } from './report/format-path';
import { formatGithub } from './report/github';
import { formatJson } from './report/json';
import { formatMarkdown } from './report/markdown';
import { formatPretty } from './report/pretty';
import { formatSarif } from './report/sarif';

const formats = {
  pretty: (report, { isColored }) => formatPretty(report, isColored),
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  markdown: formatMarkdown,
} satisfies Record<string, (report: CheckReport, terminal: Terminal) => string>;

const texts = {
  'pt-BR': {
    summary: 'verifica marcas e fluxos',
    path: 'CAMINHO',
    where: 'pasta ou arquivo (padrão: tudo)',
    fix: 'corrige o que tem uma única solução',
    format: 'como mostrar o resultado',
    since: 'não conta avisos que já existiam neste ramo, tag ou commit; mostra primeiro o que mudou',
    fixed: (count: number, files: number) =>
      `${count === 1 ? '1 corrigido' : `${count} corrigidos`} em ${files === 1 ? '1 arquivo' : `${files} arquivos`}.`,
    changed: (file: string) => `${file} mudou durante a correção e ficou como está`,
  },
  en: {
    summary: 'checks brands and flows',
    path: 'PATH',
    where: 'folder or file; everything without it',
    fix: 'mends what can be mended beyond doubt',
    format: 'how findings are shown',
    since: 'warnings that this branch, tag or commit had do not count; what changed since comes first',
    fixed: (count: number, files: number) => `${count} fixed in ${files === 1 ? '1 file' : `${files} files`}.`,
    changed: (file: string) => `${file} was changed during the fix and stays as it is`,
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand(texts, {
  args: (text) => ({
    path: { type: 'positional', required: false, valueHint: text.path, description: text.where },
    fix: { type: 'boolean', description: text.fix },
    format: { type: 'enum', options: Object.keys(formats), description: text.format },
    since: { type: 'string', valueHint: 'REF', description: text.since },
  }),
  run: async ({ args, text, language, cwd, terminal }) => {
    const start = performance.now();
    const format = formats[(args.format ?? 'pretty') as keyof typeof formats];
    const { root, inside } = requireChecked(cwd, language, args.path);
    const earlier = args.since === undefined ? undefined : inspectEarlier(root, args.since);
    const isInside = (file: string) => inside === undefined || file === inside || file.startsWith(`${inside}/`);
    let left: readonly string[] = [];
    if (args.fix) {
      left = await withFixLock(root, language, () => {
        const plan = planFixes(readConfigFiles(root), ({ place }) => isInside(place.file));
        const unwritten = writeFixes(root, plan);
        const written = [...plan.texts].filter(([file]) => !unwritten.includes(file));
        if (written.length > 0) {
          for (const [file, after] of format === formats.pretty ? written : []) {
            terminal.warn(formatEdits(formatPath(file, { root, cwd }), plan.originals.get(file) ?? '', after));
          }
          terminal.warn(`${text.fixed(plan.fixed, written.length)}\n`);
        }
        return unwritten;
      });
    }
    const inspection = inspectConfig(root, earlier && { earlierPrices: earlier.prices });
    const report = buildReport(inspection, {
      ...(format === formats.pretty && { from: { root, cwd } }),
      ...{ inside, earlier, language, seconds: (performance.now() - start) / 1000 },
    });
    const print = format === formats.github ? terminal.annotate : terminal.write;
    print(format(report, terminal));
    for (const file of left) terminal.warn(`guiche: ${text.changed(file)}\n`);
    return left.length > 0 || report.findings.some(blocks) ? exitCodes.findings : exitCodes.clean;
  },
});

/** Errors always block a change; warnings only when it adds them. */
function blocks({ severity, isNew }: CheckReport['findings'][number]): boolean {
  return severity === 'error' || isNew;
}
