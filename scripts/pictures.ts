import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './build/build-app.mjs';
import { installBrowser } from './setup/install-browser';
import { copyPublicFiles, generateCode } from './setup/prepare-sources.mjs';
import { SetupError, say, secondsSince } from './setup/progress.mjs';
import { findProgram, root, runCommand } from './setup/run-command.mjs';

const album = path.join(root, '.guiche/pictures');

const usage = `npm run pictures [-- --brand <folder> --screen <screen> --docs]

Every screen and state of every brand, in each width and mode, and a page of thumbnails for each brand.

  --brand    only brands whose folder's name and area begin so: wup, wup-mz
  --screen   only this screen: payment
  --docs     instead, one picture of each template for \`npm run docs\`
  --prepare  only what pictures need: the built pages and a browser
  --help     this text`;

/** Makes the pictures that `usage` describes. */
async function makePictures(): Promise<number> {
  const begin = performance.now();
  const { brand = '', screen = '', docs, prepare, help } = readOptions();
  if (help) {
    say(usage);
    return 0;
  }
  await installBrowser();
  await generateCode();
  await copyPublicFiles();
  await buildApp();
  if (prepare) return 0;
  const program = findProgram('@playwright/test', 'playwright');
  const config = ['--config', 'tests/pictures/playwright.config.ts'];
  if (docs) {
    return (await runCommand([...program, 'test', ...config, 'docs.pictures'], { isShown: true })).code;
  }
  if (brand + screen === '') rmSync(album, { recursive: true, force: true });
  const { code } = await runCommand([...program, 'test', ...config, 'walks.pictures', 'states.pictures'], {
    isShown: true,
    env: { PICTURES_BRAND: brand, PICTURES_SCREEN: screen },
  });
  const count = listFolders().reduce((sum, folder) => sum + writeThumbnails(folder), 0);
  say(`\n${count} pictures after ${secondsSince(begin)}; one page of thumbnails for each brand:`);
  for (const folder of listFolders()) say(`  ${path.join(album, folder, 'index.html')}`);
  return code;
}

/** @throws SetupError for unknown options */
function readOptions() {
  try {
    return parseArgs({
      options: {
        brand: { type: 'string' },
        screen: { type: 'string' },
        docs: { type: 'boolean' },
        prepare: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function listFolders(): string[] {
  if (!existsSync(album)) return [];
  const entries = readdirSync(album, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Writes the page of a folder's thumbnails. Returns the number of pictures. */
function writeThumbnails(folder: string): number {
  const pictures = readdirSync(path.join(album, folder)).filter((file) => file.endsWith('.png'));
  const figures = pictures.map(
    (file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="">${file.slice(0, -'.png'.length)}</a>`,
  );
  const style =
    'body{font:12px sans-serif;display:flex;flex-wrap:wrap;gap:16px;background:#888}' +
    'a{width:180px;color:#000}img{width:100%;height:240px;object-fit:cover;object-position:top}';
  const head = `<!doctype html><meta charset="utf-8"><title>${folder}</title><style>${style}</style>`;
  writeFileSync(path.join(album, folder, 'index.html'), `${head}${figures.join('')}\n`);
  return pictures.length;
}

process.exitCode = await makePictures();
