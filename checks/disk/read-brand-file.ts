import { hashAsset } from '../../catalogue/asset-hash';
import { type ConfigFiles, readText } from '../../catalogue/source/config-files';

/** A brand's file as its author wrote it. */
export interface BrandFile {
  /** Path in the project. */
  path: string;
  /** For a missing file, an object with its `$schema`; empty for an unreadable file. */
  text: string;
  /** Identifies the content; null for a missing file. */
  hash: string | null;
}

/**
 * Reads a brand's file.
 *
 * @param schema name of the schema of such files
 */
export function readBrandFile(files: ConfigFiles, path: string, schema: 'brand' | 'theme' | 'copy'): BrandFile {
  if (!files.has(path)) {
    return { path, text: `{\n  "$schema": "../../schemas/${schema}.schema.json"\n}\n`, hash: null };
  }
  const text = readText(files, path);
  return { path, text, hash: hashAsset(text) };
}
