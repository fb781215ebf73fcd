import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { configPaths } from '../../catalogue/config-paths';
import type { CardCompany, Fonts } from '../../schemas/generated/types';

/** Names of pictures in payment-icons that differ from our company ids. */
const pictureNames: Partial<Record<CardCompany, string>> = { american_express: 'amex' };

/** Size of every picture in payment-icons, in its own units. */
const picture = { width: 750, height: 471 };

/**
 * Copies flags, fonts and card pictures, with their licences, from their packages into git-ignored folders of public/.
 */
function copyPublicFiles(root: string): void {
  const fromPackages = (file: string) => path.join(root, 'node_modules', file);
  copyInto(path.join(root, 'public/flags'), [
    ['LICENSE', fromPackages('country-flag-icons/LICENSE')],
    ...readdirSync(fromPackages('country-flag-icons/3x2'))
      .filter((name) => /^[A-Z]{2}\.svg$/.test(name))
      .map((name): Copy => [name.toLowerCase(), fromPackages(`country-flag-icons/3x2/${name}`)]),
  ]);

  const { $schema: _, ...fonts } = readJson<Fonts>(root, configPaths.fonts);
  copyInto(
    path.join(root, 'public/fonts'),
    Object.entries(fonts).flatMap(([name, font]): Copy[] => [
      [`${name}.woff2`, fromPackages(`${font.package}/files/${font.file}`)],
      [`${name}.LICENSE`, fromPackages(`${font.package}/LICENSE`)],
    ]),
  );

  const companies = readJson<{ enum: CardCompany[] }>(root, 'schemas/api/card-company.schema.json').enum;
  const cards = path.join(root, 'public/cards');
  copyInto(cards, [['LICENSE', fromPackages('payment-icons/LICENSE')]]);
  const pictures = companies.map((company): [string, string] => {
    const file = fromPackages(`payment-icons/min/flat/${pictureNames[company] ?? company}.svg`);
    return [company, readFileSync(file, 'utf8')];
  });
  writeFileSync(path.join(cards, 'cards.svg'), joinPictures(pictures));
}

/** Decimals of coordinates. A tenth of a unit is a sixtieth of a fine screen's dot; it saves half of the bytes. */
const decimals = 1;

/** Joins pictures in one file, to save requests. Each is shown by its id: `/cards/cards.svg#visa`. */
function joinPictures(pictures: readonly [id: string, svg: string][]): string {
  const { width, height } = picture;
  const parts = pictures.map(([id, svg], index) => {
    const place = `0 ${index * height} ${width} ${height}`;
    const content = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
    if (!svg.includes(`viewBox="0 0 ${width} ${height}"`) || content.includes('id="')) {
      throw new Error(`the picture of ${id} cannot be joined: its size differs, or it contains ids`);
    }
    return `<view id="${id}" viewBox="${place}" preserveAspectRatio="none"/><g transform="translate(0 ${index * height})">${content}</g>`;
  });
  const all = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * pictures.length}">${parts.join('')}</svg>`;
  const plugins = [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }] as const;
  return optimize(all, { multipass: true, floatPrecision: decimals, plugins: [...plugins] }).data;
}

type Copy = [name: string, from: string];

/** Copies exactly these files: removes all others from the folder. */
function copyInto(folder: string, copies: readonly Copy[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, from] of copies) copyFileSync(from, path.join(folder, name));
}

function readJson<T>(root: string, file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
}

copyPublicFiles(process.cwd());
