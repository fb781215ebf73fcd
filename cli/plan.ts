import path from 'node:path';
import { CatalogueError } from '../checks/catalogue-error';
import { printableJson } from '../checks/findings/printable';
import type { AuthorLanguage } from '../checks/findings/tell-finding';
import { type CommandContext, defineCommand, exitCodes } from './frame/command';
import { formatGitError, GitError } from './git/git';
import { buildPlan, type Plan } from './plan/build-plan';
import { formatPlan } from './plan/format-plan';
import { type OpenSides, openSides, type Side } from './plan/open-sides';
import { listShots } from './plan/pictures/list-shots';
import { pairImages } from './plan/pictures/pair-images';
import type { Picture } from './plan/pictures/picture';
import { PictureSetupError, takePictures } from './plan/pictures/take-pictures';
import { writeGallery } from './plan/pictures/write-gallery';
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
    gallery: { title: 'Antes e depois', captions: { before: 'antes', after: 'depois' } },
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
    gallery: { title: 'Before and after', captions: { before: 'before', after: 'after' } },
  },
} as const satisfies Record<AuthorLanguage, object>;

type Texts = (typeof texts)[AuthorLanguage];

/** A side of the plan has mistakes, so buyers' screens are unknown. */
class UnfitSideError extends Error {
  override readonly name = 'UnfitSideError';
}

export const command = ({ language, cwd, terminal }: CommandContext) => {
  const text = texts[language];
  return defineCommand({
    meta: { description: text.summary },
    args: {
      ref: { type: 'positional', valueHint: 'REF', description: text.ref },
      to: { type: 'string', valueHint: 'REF', description: text.to },
      screenshots: { type: 'string', valueHint: text.folder, description: text.screenshots },
      'pictures-url': { type: 'string', valueHint: 'URL', description: text.picturesUrl },
      format: { type: 'enum', options: ['markdown', 'json'], description: text.format },
    },
    run: async ({ args }) => {
      const { root } = requireRoot(cwd, language);
      let sides: OpenSides | undefined;
      try {
        sides = openSides(root, args.ref ?? 'origin/main', args.to);
        const before = readSide(sides.from, language);
        const after = readSide(sides.to, language);
        const plan = buildPlan(before, after);
        const pictures = args.screenshots
          ? await writePictures(plan, { before, after }, sides, {
              folder: path.resolve(cwd, args.screenshots),
              ...text.gallery,
            })
          : undefined;
        const written = pictures && {
          folder: args.screenshots ?? '',
          pictures,
          url: args['pictures-url']?.replace(/\/+$/, ''),
        };
        const json = { ...plan, ...(pictures && { pictures }) };
        terminal.write(args.format === 'json' ? `${printableJson(json)}\n` : formatPlan(plan, language, written));
        return exitCodes.clean;
      } catch (error) {
        if (!(error instanceof GitError || error instanceof UnfitSideError || error instanceof PictureSetupError))
          throw error;
        terminal.warn(`guiche: ${error instanceof GitError ? formatGitError(error, language) : error.message}\n`);
        return exitCodes.failed;
      } finally {
        sides?.close();
      }
    },
  });
};

/** @throws UnfitSideError when it fails the check */
function readSide({ ref, folder }: Side, language: AuthorLanguage): PlanTree {
  try {
    return readPlanTree(folder);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    const { unfit, workingTree } = texts[language];
    throw new UnfitSideError(`${unfit(ref ?? workingTree)}\n${error.tell(language)}`);
  }
}

/** Writes images that differ, then screens that look different. */
async function writePictures(
  plan: Plan,
  trees: { before: PlanTree; after: PlanTree },
  sides: OpenSides,
  { folder, ...gallery }: { folder: string } & Texts['gallery'],
): Promise<Picture[]> {
  const images = pairImages(plan, trees);
  const screens = await takePictures(listShots(plan), sides);
  return writeGallery(folder, [...images, ...screens], gallery);
}
