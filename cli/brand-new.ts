import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from '../catalogue/config-paths';
import { isBrandName } from '../catalogue/is-brand-name';
import type { ConfigFile } from '../catalogue/source/config-files';
import { withFixLock } from '../checks/change/with-fix-lock';
import { maximumBytes } from '../checks/disk/read-bounded';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { inspectConfig, inspectFiles } from '../checks/inspect-config';
import { findFreeOrder, highestOrder } from '../checks/rules/free-order';
import { defaultPort } from '../scripts/setup/find-port';
import { findRunning } from '../scripts/setup/find-running';
import { askBrand } from './brand/ask-brand';
import { brandQuestions, extraOptions } from './brand/brand-questions';
import { describeBrand } from './brand/describe-brand';
import { formatAddresses, linkBrand } from './brand/format-addresses';
import { formatBrand } from './brand/format-brand';
import { planWords } from './brand/plan-questions';
import { putFolder } from './brand/put-folder';
import { reportNewFindings } from './change/report-new-findings';
import { CommandError, defineCommand, exitCodes, UsageError } from './frame/command';
import { requireRoot } from './project/require-root';

const texts = {
  'pt-BR': {
    summary: 'cria uma marca: pergunta o que falta, grava, verifica e mostra o link',
    brand: 'MARCA',
    area: 'Onde a marca é vendida (padrão: BR)',
    required: 'obrigatória',
    askBrandId: 'Pasta da marca (acme)',
    brandIdHint: 'Você escolhe o nome; os arquivos da marca ficam nela',
    brandWanted: 'falta o nome da marca',
    badName: 'a pasta só pode ter letras minúsculas sem acento, números e hífens, como acme',
    taken: (brand: string) => `já existe brands/${brand}`,
    refused: 'nada foi gravado',
    written: (brand: string) => `Escrevi brands/${brand}/brand.json e brands/${brand}/logo.svg.`,
    productId: 'id do produto',
    planIds: (plan: string) => `ids do plano ${plan}`,
    pending: (ids: string) =>
      `Falta preencher (TODO-…): ${ids}. Com esses ids, a marca pode ir para produção; teste e homologação já a mostram.`,
    seeIn: (command: string) => `Veja com ${command}:`,
    seeInRunning: 'Veja no checkout já aberto:',
    next: (brand: string) =>
      `Agora, mude o que quiser em brands/${brand}, rode npx guiche check e envie a pasta para revisão.`,
    waive:
      'Para enviar antes de ter os ids, dispense o aviso todo-left até uma data; npx guiche why todo-left mostra como.',
  },
  en: {
    summary: 'makes a brand: asks what is missing, writes, checks and shows the link',
    brand: 'BRAND',
    area: 'Where it is sold; BR when not said',
    required: 'required',
    askBrandId: "The brand's folder (acme)",
    brandIdHint: "You choose it; it holds the brand's files",
    brandWanted: 'what is the brand called?',
    badName: 'the folder has lower-case letters without accents, digits and hyphens, such as acme',
    taken: (brand: string) => `brands/${brand} exists already`,
    refused: 'nothing was written',
    written: (brand: string) => `Wrote brands/${brand}/brand.json and brands/${brand}/logo.svg.`,
    productId: "the product's id",
    planIds: (plan: string) => `the ids of the plan ${plan}`,
    pending: (ids: string) =>
      `Still to fill in (TODO-…): ${ids}. With them the brand can go to production; test and homolog show it already.`,
    seeIn: (command: string) => `See it with ${command}:`,
    seeInRunning: 'See it in the checkout that runs already:',
    next: (brand: string) =>
      `Then: change what you like in brands/${brand}, run npx guiche check and send the folder for review.`,
    waive: 'To send it before you have the ids, waive todo-left until a date; npx guiche why todo-left shows how.',
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Options of the command; each that answers a question has its text. */
function buildAnswerArgs(language: AuthorLanguage) {
  const answers = brandQuestions.map(({ key, ask, hint, help = hint, fallback }) => {
    const text = `${ask[language]}. ${help[language]}`;
    return [key, { type: 'string', description: fallback ? text : `${text} (${texts[language].required})` }] as const;
  });
  const others = extraOptions.map(({ key, help }) => [key, { type: 'string', description: help[language] }] as const);
  return Object.fromEntries([...answers, ...others]);
}

export const command = defineCommand(texts, {
  args: (text, language) => ({
    brand: { type: 'positional', required: false, valueHint: text.brand, description: text.askBrandId },
    ...buildAnswerArgs(language),
    area: { type: 'enum', options: ['BR', 'MZ'], description: text.area },
  }),
  run: async ({ args, text, language, cwd, terminal }) => {
    const { root } = requireRoot(cwd, language);
    const isTaken = (id: string) => existsSync(path.join(root, 'brands', id));
    const findProblem = (id: string) => {
      if (!isBrandName(id)) return text.badName;
      return isTaken(id) ? text.taken(id) : undefined;
    };
    const brandId =
      args.brand ?? (await terminal.ask?.({ message: text.askBrandId, hint: text.brandIdHint, findProblem }));
    if (brandId === undefined) throw new UsageError(text.brandWanted);
    const problem = findProblem(brandId);
    if (problem !== undefined) throw new CommandError(`${brandId}: ${problem}; ${text.refused}`);
    const folder = configPaths.brandFolder(brandId);
    const { brand: _, area = 'BR', ...given } = args;
    const answers = await askBrand(given, { cwd, area, language, terminal, ...inspectConfig(root) });
    const made = await withFixLock(root, language, () => {
      const before = inspectConfig(root);
      const order = Number(answers.order ?? nextOrder(before.brands.map(({ brand }) => brand.order)));
      const content = {
        'brand.json': Buffer.from(formatBrand({ brandId, area, order, answers })),
        'logo.svg': readFileSync(path.resolve(cwd, answers.logo)),
      };
      const files = Object.entries(content).map(([name, bytes]) => [`${folder}/${name}`, asFile(bytes)] as const);
      const after = inspectFiles(new Map([...before.files, ...files]));
      const findings = reportNewFindings(before, after, { language, terminal });
      if (findings.hasErrors) {
        terminal.warn(findings.text);
        return undefined;
      }
      if (isTaken(brandId)) throw new CommandError(`${text.taken(brandId)}; ${text.refused}`);
      putFolder(root, folder, content);
      const brand = after.brands.find(({ id }) => id === brandId);
      const facts = brand ? describeBrand(brand, before.brands, { color: answers.color, language }) : [];
      return { links: brand ? linkBrand(brand) : [], facts, warnings: findings.text };
    });
    if (!made) {
      terminal.warn(`guiche: ${text.refused}\n`);
      return exitCodes.findings;
    }
    terminal.write(`${text.written(brandId)}\n`);
    for (const fact of made.facts) terminal.write(`${fact}\n`);
    // A success begins with what was done, then come the warnings.
    terminal.warn(made.warnings);
    const pending = [
      ...(answers['ds-product'] === '' ? [text.productId] : []),
      ...answers.plans.flatMap(({ type, ids }) => (ids.length > 0 ? [] : text.planIds(planWords[language][type]))),
    ];
    if (pending.length > 0) terminal.write(`${text.pending(new Intl.ListFormat(language).format(pending))}\n`);
    const port = await findDevPort(root);
    const origin = `http://localhost:${port ?? defaultPort}`;
    terminal.write(`\n${port === undefined ? text.seeIn(`npx guiche dev ${brandId}`) : text.seeInRunning}\n`);
    terminal.write(`${formatAddresses(origin, made.links, brandId, language)}\n${text.next(brandId)}\n`);
    if (pending.length > 0) terminal.write(`${text.waive}\n`);
    return exitCodes.clean;
  },
});

function asFile(bytes: Buffer): ConfigFile {
  return bytes.length > maximumBytes ? { fault: 'too-large' } : { bytes };
}

/** An order after the last brand; before it if that one has the highest order. */
function nextOrder(orders: readonly number[]): number {
  const next = (Math.floor(Math.max(0, ...orders) / 10) + 1) * 10;
  return next <= highestOrder ? next : (findFreeOrder(highestOrder, new Set(orders)) ?? highestOrder);
}

/**
 * Port of the project's `guiche dev`; undefined for a server that does not reload, because it cannot show the new
 * brand.
 */
async function findDevPort(root: string): Promise<number | undefined> {
  const { holder } = (await findRunning(root)) ?? {};
  return holder?.isDev ? holder.port : undefined;
}
