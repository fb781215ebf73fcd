import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashAsset } from '../../catalogue/asset-hash';
import { createTextReader } from './create-text-reader';

/** A brand's file as its author wrote it. */
export interface BrandFile {
  /** Path in the project. */
  path: string;
  /** For a missing file, an object with its `$schema`; empty for an unreadable file. */
  text: string;
  /** Identifies the content on the disk; null for a missing file. */
  hash: string | null;
}

/**
 * Reads a brand's file.
 *
 * @param schema name of the schema of such files
 */
export function readBrandFile(root: string, path: string, schema: 'brand' | 'theme' | 'copy'): BrandFile {
  if (!existsSync(join(root, path))) {
    return { path, text: `{\n  "$schema": "../../schemas/${schema}.schema.json"\n}\n`, hash: null };
  }
  const text = createTextReader(root)(path);
  return { path, text, hash: hashAsset(text) };
}
