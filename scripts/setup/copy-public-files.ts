import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CardCompany, Fonts } from '../../schemas/generated/types';

/** The pictures' names in payment-icons where they differ from our company ids. */
const pictureNames: Partial<Record<CardCompany, string>> = { american_express: 'amex' };

/** Copies flags, fonts and card pictures, with their licences, out of their packages into git-ignored folders of public/. */
function copyPublicFiles(root: string): void {
  const fromPackages = (file: string) => path.join(root, 'node_modules', file);
  copyInto(path.join(root, 'public/flags'), [
    ['LICENSE', fromPackages('country-flag-icons/LICENSE')],
    ...readdirSync(fromPackages('country-flag-icons/3x2'))
      .filter((name) => /^[A-Z]{2}\.svg$/.test(name))
      .map((name): Copy => [name.toLowerCase(), fromPackages(`country-flag-icons/3x2/${name}`)]),
  ]);

  const { $schema: _, ...fonts } = readJson<Fonts>(root, 'brands/_base/fonts.json');
  copyInto(
    path.join(root, 'public/fonts'),
    Object.entries(fonts).flatMap(([name, font]): Copy[] => [
      [`${name}.woff2`, fromPackages(`${font.package}/files/${font.file}`)],
      [`${name}.LICENSE`, fromPackages(`${font.package}/LICENSE`)],
    ]),
  );

  const companies = readJson<{ enum: CardCompany[] }>(root, 'schemas/api/card-company.schema.json').enum;
  copyInto(path.join(root, 'public/cards'), [
    ['LICENSE', fromPackages('payment-icons/LICENSE')],
    ...companies.map((company): Copy => {
      const picture = pictureNames[company] ?? company;
      return [`${company}.svg`, fromPackages(`payment-icons/min/flat/${picture}.svg`)];
    }),
  ]);
}

type Copy = [name: string, from: string];

/** Afterwards the folder holds these files and no others. */
function copyInto(folder: string, copies: readonly Copy[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, from] of copies) copyFileSync(from, path.join(folder, name));
}

function readJson<T>(root: string, file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
}

copyPublicFiles(process.cwd());
