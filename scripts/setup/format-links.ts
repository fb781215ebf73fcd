import { CatalogueError } from '../../checks/catalogue-error';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { loadCatalogue } from '../../checks/load-catalogue';
import { listLinks } from './list-links';
import { SetupError } from './progress.mjs';

const notOpen = {
  'pt-BR': 'O checkout não abriu: corrija e rode npm start de novo.',
  en: 'The checkout did not open: mend this and run npm start again.',
};

/**
 * A line for each brand and area, with the path of its first page. Runs before the build, which takes a minute.
 *
 * @throws SetupError with the mistakes for which the server would refuse the brands and flows
 */
export function formatLinks(root: string, language: AuthorLanguage): string {
  try {
    const links = listLinks(loadCatalogue(root));
    const width = Math.max(...links.map(({ name }) => name.length));
    return links.map(({ name, href }) => `  ${name.padEnd(width)}  ${href}`).join('\n');
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    throw new SetupError(`${error.format(language)}\n${notOpen[language]}`);
  }
}
