import { CatalogueError } from '../checks/catalogue-error';
import { type AuthorLanguage, authorLanguages } from '../checks/findings/describe-finding';
import { FolderTakenError } from '../sandbox/store/folder-lock';

const texts = {
  'pt-BR': {
    runs: 'Um checkout já está aberto nesta pasta',
    process: 'processo',
    data: 'dados em',
    advice: 'Use aquele, ou encerre-o com Ctrl+C na janela dele e rode de novo.',
    ownFolder: 'Para abrir um segundo ao lado dele, aponte SANDBOX_DATA_DIR para outra pasta.',
  },
  en: {
    runs: 'A checkout runs from this folder already',
    process: 'process',
    data: 'data in',
    advice: 'Use that one, or end it with Ctrl+C in its window and run again.',
    ownFolder: 'For a second one beside it, set SANDBOX_DATA_DIR to another folder.',
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Author's language from the command line; undefined for any other word. */
export function findAuthorLanguage(language: string | undefined): AuthorLanguage | undefined {
  return authorLanguages.find((one) => one === language);
}

/**
 * Reports why the server did not start. Authors read the fix in their language; operators read which variable to set.
 *
 * @param language of the person at the terminal; undefined for an operator who reads a log
 * @param setsVariables whether the reader can set variables
 */
export function reportStartError(
  error: unknown,
  language: string | undefined,
  { setsVariables = language === undefined } = {},
): string {
  const known = findAuthorLanguage(language);
  if (error instanceof FolderTakenError) return formatTaken(error, known ?? 'en', setsVariables);
  if (error instanceof CatalogueError && known) return error.format(known);
  return error instanceof Error ? error.message : String(error);
}

function formatTaken({ folder, holder }: FolderTakenError, language: AuthorLanguage, setsVariables: boolean): string {
  const { runs, process, data, advice, ownFolder } = texts[language];
  const where = holder?.port === undefined ? '' : `: http://localhost:${holder.port}`;
  const who = holder === undefined ? '' : `${process} ${holder.pid}, `;
  return `${runs}${where} (${who}${data} ${folder}).\n${setsVariables ? `${advice} ${ownFolder}` : advice}`;
}
