import { type CompiledCopy, listPlaceholders } from '../copy/compile-copy';
import type { ConfigFiles } from './config-files';

/**
 * What the schema cannot say of a brand's own words: each replaces one that a screen shows, and takes no value that this
 * screen does not give.
 *
 * @param own the brand's words
 * @param shared words that it may replace
 */
export function checkCopy(files: ConfigFiles, file: string, own: CompiledCopy, shared: CompiledCopy): void {
  for (const [group, texts] of Object.entries(own)) {
    const known = Object.hasOwn(shared, group) ? (shared[group] ?? {}) : {};
    for (const [key, message] of Object.entries(texts)) {
      const replaced = Object.hasOwn(known, key) ? known[key] : undefined;
      if (replaced === undefined) {
        files.add(file, [group, key], 'copy-key-unused', `nenhuma tela usa o texto "${group}.${key}"`);
        continue;
      }
      const given = listPlaceholders(replaced);
      for (const name of listPlaceholders(message).filter((name) => !given.includes(name))) {
        files.add(
          file,
          [group, key],
          'placeholder-unknown',
          `a tela não preenche {${name}} no texto "${group}.${key}"`,
        );
      }
    }
  }
}
