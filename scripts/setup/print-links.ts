import { loadCatalogue } from '../../checks/load-catalogue';
import { listLinks } from './list-links';

/** `print-links.ts <origin>`: a line for each brand and area. */
const links = listLinks(loadCatalogue(process.cwd()));
const width = Math.max(...links.map(({ name }) => name.length));
for (const { name, href } of links) process.stdout.write(`  ${name.padEnd(width)}  ${process.argv[2] ?? ''}${href}\n`);
