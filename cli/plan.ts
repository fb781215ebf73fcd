import path from 'node:path';
import { CatalogueError } from '../checks/catalogue-error';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { printableJson } from '../checks/findings/printable';
import { CommandError, defineCommand, exitCodes } from './frame/command';
import { buildPlan } from './plan/build-plan';
import type { WrittenPictures } from './plan/format-pictures';
import { formatPlan } from './plan/format-plan';
import { openSides, type Side } from './plan/open-sides';
import { listShots } from './plan/pictures/list-shots';
import { pairImages } from './plan/pictures/pair-images';
import { takePictures } from './plan/pictures/take-pictures';
import { writeGallery } from './plan/pictures/write-gallery';
import { planWords } from './plan/plan-words';
import { type PlanTree, readPlanTree } from './plan/read-plan-tree';
import { requireRoot } from './project/require-root';

const texts = {
  'pt-BR': {
    summary: 'mostra o que uma mudança significa para o comprador',
    ref: 'um lado da comparação (padrão: origin/main)',
    to: 'o outro lado da comparação (padrão: a pasta de trabalho)',
    folder: 'PASTA',
    screenshots: 'pasta para imagens, antes e depois, das telas e dos logotipos que mudam',
    picturesUrl: 'endereço dessa pasta na web, para o plano mostrar as imagens',
    format: 'como mostrar o plano',
    unfit: (ref: string) => `não há plano: ${ref} não passa na verificação (veja npx guiche check):`,
    workingTree: 'a pasta de trabalho',
  },
  en: {
    summary: 'says what a change means for buyers',
    ref: 'one side; origin/main when absent',
    to: 'the other side; the working tree when absent',
    folder: 'FOLDER',
    screenshots: 'folder for pictures of before and after of the screens and logos that change',
    picturesUrl: 'URL that serves this folder; with it, the plan shows the pictures',
    format: 'how the plan is shown',
    unfit: (ref: string) => `${ref} does not pass the check (npx guiche check says more), so that there is no plan:`,
    workingTree: 'the working tree',
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand(texts, {
  args: (text) => ({
    ref: { type: 'positional', valueHint: 'REF', description: text.ref },
    to: { type: 'string', valueHint: 'REF', description: text.to },
    screenshots: { type: 'string', valueHint: text.folder, description: text.screenshots },
    'pictures-url': { type: 'string', valueHint: 'URL', description: text.picturesUrl },
    format: { type: 'enum', options: ['markdown', 'json'], description: text.format },
  }),
  run: async ({ args, language, cwd, terminal }) => {
    const { screenshots: folder } = args;
    const { root } = requireRoot(cwd, language);
    const sides = openSides(root, args.ref ?? 'origin/main', args.to);
    try {
      const trees = { before: readSide(sides.from, language), after: readSide(sides.to, language) };
      const plan = buildPlan(trees.before, trees.after);
      let written: WrittenPictures | undefined;
      if (folder !== undefined) {
        const pairs = [...pairImages(plan, trees), ...(await takePictures(listShots(plan), sides))];
        const pictures = writeGallery(path.resolve(cwd, folder), pairs, planWords[language]);
        written = { folder, pictures, url: args['pictures-url']?.replace(/\/+$/, '') };
      }
      const json = { ...plan, ...(written && { pictures: written.pictures }) };
      terminal.write(args.format === 'json' ? `${printableJson(json)}\n` : formatPlan(plan, language, written));
      return exitCodes.clean;
    } finally {
      sides.close();
    }
  },
});

/** @throws CommandError when it fails the check: buyers' screens are unknown */
function readSide({ ref, folder }: Side, language: AuthorLanguage): PlanTree {
  try {
    return readPlanTree(folder);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    const { unfit, workingTree } = texts[language];
    throw new CommandError(`${unfit(ref ?? workingTree)}\n${error.format(language)}`);
  }
}
