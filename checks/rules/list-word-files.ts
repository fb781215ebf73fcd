import { configPaths } from '../../catalogue/config-paths';
import type { BrandSubject } from '../../catalogue/subject';

/** A brand's files of copy and messages, each with its language. */
export function listWordFiles({
  id,
  words,
  messages,
}: Pick<BrandSubject, 'id' | 'words' | 'messages'>): { file: string; language: string }[] {
  return [
    ...words.map(({ file, language }) => ({ file, language })),
    ...Object.keys(messages).map((language) => ({ file: configPaths.messages(id, language), language })),
  ];
}
