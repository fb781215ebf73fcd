import { type AuthorLanguage, authorLanguages } from '../../renderer/config/findings/tell-finding';
import { FolderTakenError } from '../../sandbox/store/folder-lock';

const alreadyOpen: Readonly<Record<AuthorLanguage, (folder: string) => string>> = {
  'pt-BR': (folder) =>
    `O projeto já está aberto em outra janela (a pasta ${folder} está em uso). Use aquela, ou encerre-a com Ctrl+C e rode de novo.`,
  en: (folder) =>
    `The project is already running in another window (the folder ${folder} is in use). Use that one, or end it with Ctrl+C and run again.`,
};

/**
 * Why the server did not start. Who writes brands and flows is told in their language what they can do about it, and
 * those who run servers what they can set.
 *
 * @param language of the author who started it with a command of guichê
 */
export function tellStartError(error: unknown, language: string | undefined): string {
  const known = authorLanguages.find((one) => one === language);
  if (error instanceof FolderTakenError && known) return alreadyOpen[known](error.folder);
  return error instanceof Error ? error.message : String(error);
}
