import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from '../catalogue/config-paths';
import { isBrandName } from '../catalogue/is-brand-name';
import { withFixLock } from '../checks/change/with-fix-lock';
import type { AuthorLanguage } from '../checks/findings/tell-finding';
import { inspectConfig } from '../checks/inspect-config';
import { defaultPort } from '../scripts/setup/find-port.mjs';
import { findRunning } from '../scripts/setup/find-running';
import { brandUrl } from '../studio/studio-links';
import { askBrand } from './brand/ask-brand';
import { type BrandOption, brandQuestions } from './brand/brand-questions';
import { formatBrand } from './brand/format-brand';
import { formatColor } from './brand/format-color';
import { formatPrices } from './brand/format-prices';
import { linkBrand } from './brand/link-brand';
import { listTaken } from './brand/list-taken';
import { planWords } from './brand/parse-plans';
import { findOrderProblem, formatFirst, nextOrder, placeOf } from './brand/place-brand';
import { putFolder } from './brand/put-folder';
import { requireFont } from './brand/require-font';
import { reportNewFindings } from './change/report-new-findings';
import { withStagedTree } from './change/stage-tree';
import { type CommandContext, CommandError, defineCommand, exitCodes, UsageError } from './frame/command';
import { requireRoot } from './project/require-root';

const texts = {
  'pt-BR': {
    summary: 'cria uma marca: pergunta o que falta, grava, verifica e mostra o link',
    brand: 'MARCA',
    font: 'Fonte: um nome de brands/_base/fonts.json',
    area: 'Onde a marca é vendida (padrão: BR)',
    order: 'Posição entre as marcas (padrão: a última); a primeira abre para produtos desconhecidos',
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
    checkout: 'checkout',
    studio: 'estúdio',
    next: (brand: string) =>
      `Agora, mude o que quiser em brands/${brand}, rode npx guiche check e envie a pasta para revisão.`,
    waive:
      'Para enviar antes de ter os ids, dispense o aviso todo-left até uma data; npx guiche why todo-left mostra como.',
  },
  en: {
    summary: 'makes a brand: asks what is missing, writes, checks and shows the link',
    brand: 'BRAND',
    font: 'Font: a name in brands/_base/fonts.json',
    area: 'Where it is sold; BR when not said',
    order: 'Place among the brands, of which the first is shown where no product is known; the last when not said',
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
    checkout: 'checkout',
    studio: 'studio',
    next: (brand: string) =>
      `Then: change what you like in brands/${brand}, run npx guiche check and send the folder for review.`,
    waive: 'To send it before you have the ids, waive todo-left until a date; npx guiche why todo-left shows how.',
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Options of the command; each has its question's text. */
function buildAnswerArgs(language: AuthorLanguage) {
  const entries = brandQuestions.map(({ key, ask, hint, help = hint, fallback }) => {
    const text = `${ask[language]}. ${help[language]}`;
    const description = fallback ? text : `${text} (${texts[language].required})`;
    return [key, { type: 'string', description }];
  });
  return Object.fromEntries(entries) as Record<BrandOption, { type: 'string'; description: string }>;
}

export const command = ({ language, cwd, terminal }: CommandContext) => {
  const text = texts[language];
  return defineCommand({
    meta: { description: text.summary },
    args: {
      brand: { type: 'positional', required: false, valueHint: text.brand, description: text.askBrandId },
      ...buildAnswerArgs(language),
      font: { type: 'string', description: text.font },
      area: { type: 'enum', options: ['BR', 'MZ'], description: text.area },
      order: { type: 'string', description: text.order },
    },
    run: async ({ args }) => {
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
      const { font, area = 'BR', order: typedOrder } = args;
      if (typedOrder !== undefined && !/^\d{1,4}$/.test(typedOrder)) throw new UsageError('--order: 0–9999');
      const wanted = typedOrder === undefined ? undefined : Number(typedOrder);
      const { shared, brands } = inspectConfig(root);
      if (shared) requireFont(font, shared, language);
      const taken = wanted === undefined ? undefined : findOrderProblem(wanted, brands.map(placeOf), language);
      if (taken !== undefined) throw new CommandError(`--order ${wanted}: ${taken}`);
      const answers = await askBrand(args, { cwd, brandId, area, language, taken: listTaken(brands), terminal });
      const made = await withFixLock(root, language, () =>
        withStagedTree(root, (staged) => {
          const before = inspectConfig(root);
          const others = before.brands.map(placeOf);
          const order = wanted ?? nextOrder(others);
          mkdirSync(path.join(staged, folder));
          writeFileSync(path.join(staged, folder, 'brand.json'), formatBrand({ brandId, area, order, font, answers }));
          copyFileSync(path.resolve(cwd, answers.logo), path.join(staged, folder, 'logo.svg'));
          const after = inspectConfig(staged);
          const brand = after.brands.find(({ id }) => id === brandId);
          const links = brand ? linkBrand(brand) : [];
          const facts = brand
            ? [
                ...formatPrices(brand, language),
                formatColor(answers.color, brand, language),
                formatFirst(placeOf(brand), others, language),
              ].filter((fact) => fact !== undefined)
            : [];
          const findings = reportNewFindings(before, after, { root: staged, language, terminal });
          if (findings.hasErrors) {
            terminal.warn(findings.text);
            return undefined;
          }
          if (isTaken(brandId)) throw new CommandError(`${text.taken(brandId)}; ${text.refused}`);
          putFolder(root, path.join(staged, folder), folder);
          return { links, facts, warnings: findings.text };
        }),
      );
      if (!made) {
        terminal.warn(`guiche: ${text.refused}\n`);
        return exitCodes.findings;
      }
      const width = Math.max(text.checkout.length, text.studio.length);
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
      for (const { href } of made.links) terminal.write(`  ${text.checkout.padEnd(width)}  ${origin}${href}\n`);
      terminal.write(`  ${text.studio.padEnd(width)}  ${origin}${brandUrl(brandId)}\n\n${text.next(brandId)}\n`);
      if (pending.length > 0) terminal.write(`${text.waive}\n`);
      return exitCodes.clean;
    },
  });
};

/**
 * Port of the project's `guiche dev`; undefined for a server that does not reload, because it cannot show the new
 * brand.
 */
async function findDevPort(root: string): Promise<number | undefined> {
  const { holder } = (await findRunning(root)) ?? {};
  return holder?.isDev ? holder.port : undefined;
}
