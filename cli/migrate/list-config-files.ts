import { readdirSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from '../../catalogue/config-paths';
import { kindOf } from '../../catalogue/source/file-kinds';

export interface ConfigFile {
  /** Path in the project. */
  file: string;
  /** Path of its schema. */
  schema: string;
}

/** The JSON files of brands and flows, each with its schema. */
export function listConfigFiles(root: string): ConfigFile[] {
  const brands = readdirSync(path.join(root, 'brands'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [...brands.map(({ name }) => configPaths.brandFolder(name)), 'flows'];
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .sort()
      .flatMap((name) => {
        const file = `${folder}/${name}`;
        const schema = kindOf(file)?.schema;
        return schema === undefined ? [] : [{ file, schema }];
      }),
  );
}
