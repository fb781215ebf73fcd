import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileKinds } from '../../../renderer/config/source/file-kinds';

export interface ConfigFile {
  /** Path in the project. */
  file: string;
  /** Path of its schema. */
  schema: string;
}

const schemas: readonly (readonly [RegExp, string])[] = [
  [/^brands\/_base\/(?:br|mz)\.json$/, fileKinds.brandSettings.schema],
  [/^brands\/_base\/fonts\.json$/, fileKinds.fonts.schema],
  [/^brands\/[^/]+\/brand\.json$/, fileKinds.brand.schema],
  [/^brands\/[^/]+\/theme(?:\.legacy)?\.json$/, fileKinds.theme.schema],
  [/^brands\/[^/]+\/copy\.[^/]+\.json$/, fileKinds.copy.schema],
  [/^brands\/[^/]+\/messages\.[^/]+\.json$/, fileKinds.messages.schema],
  [/^flows\/[^/]+\.json$/, fileKinds.flow.schema],
];

/** The JSON files of brands and flows, each with its schema. */
export function listConfigFiles(root: string): ConfigFile[] {
  const brands = readdirSync(path.join(root, 'brands'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [...brands.map(({ name }) => `brands/${name}`), 'flows'];
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .sort()
      .flatMap((name) => {
        const file = `${folder}/${name}`;
        const schema = schemas.find(([pattern]) => pattern.test(file))?.[1];
        return schema === undefined ? [] : [{ file, schema }];
      }),
  );
}
