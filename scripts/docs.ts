import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './docs/build-site';

/** `npm run docs`: writes the operators' site. `npm run pictures -- --docs` takes its pictures. */
const folder = '.guiche/docs';
const site = buildSite(process.cwd());
for (const [file, content] of site) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
process.stdout.write(`${site.size} pages in ${folder}\n`);
