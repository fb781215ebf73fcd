import { CatalogueError } from '../../checks/catalogue-error';
import { loadCatalogue } from '../../checks/load-catalogue';
import { listLinks } from './list-links';
import { terminalLanguage } from './terminal-language.mjs';

/**
 * Prints a line for each brand and area, with the path of its first page. Exits with 1 and the mistakes when the server
 * would refuse the brands and flows. Runs before the build, which takes a minute.
 */
try {
  const links = listLinks(loadCatalogue(process.cwd()));
  const width = Math.max(...links.map(({ name }) => name.length));
  for (const { name, href } of links) process.stdout.write(`  ${name.padEnd(width)}  ${href}\n`);
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  process.stdout.write(`${error.tell(terminalLanguage)}\n`);
  process.exitCode = 1;
}
