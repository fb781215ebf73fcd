import type { Copy, CopyFile } from '../schemas/generated/types';
import { compileWords } from './compile-words';
import type { ConfigSource } from './source/config-source';
import { fileKinds } from './source/file-kinds';
import type { VariantSubject, WordsSubject } from './subject';

/** Texts of one file, and their other wordings under feature flags. */
interface ReadCopy {
  words: WordsSubject;
  variants: VariantSubject[];
}

/**
 * Reads a file of copy; undefined, with findings, when it is invalid.
 *
 * @param isBrands whether it is a brand's, over the base
 */
export function readCopy(
  source: ConfigSource,
  file: string,
  language: string,
  isBrands: boolean,
): ReadCopy | undefined {
  const content = source.read<CopyFile>(file, fileKinds.copy);
  if (!content) return undefined;
  const { variants = {}, ...groups } = content;
  const copy = groups as Copy;
  const placeOf = (group: string, key: string) => ({ file, path: [group, key] });
  return {
    words: compileWords({ file, language, copy, isBrands, placeOf }),
    variants: Object.entries(variants).map(([flag, texts]) => {
      const words = {
        file,
        language,
        copy: texts,
        isBrands: true,
        placeOf: (group: string, key: string) => ({ file, path: ['variants', flag, group, key] }),
      };
      return { ...compileWords(words), flag };
    }),
  };
}
