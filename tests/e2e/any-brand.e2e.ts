import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { linkProject } from '../../scripts/setup/link-project';
import { brandArbitrary, type MadeBrand } from '../properties/arbitrary-brand';
import { OwnServer } from './own-server';
import { expect, test } from './test';

const brandCount = process.env.NIGHTLY ? 5_000 : 30;
const paths = ['/lead', '/presentation', '/payment', '/pix', '/payment-verification', '/success'];

/** A project with only generated brands. */
function makeRoot() {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-brands-'));
  linkProject(root);
  cpSync('brands/_base', path.join(root, 'brands/_base'), { recursive: true });
  cpSync('flows', path.join(root, 'flows'), { recursive: true });
  const brands = Array.from({ length: brandCount }, (_, index) => makeBrand(index + 1));
  for (const [file, text] of brands.flatMap(({ files }) => Object.entries(files))) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { root, brands };
}

/** The same in every run. */
function makeBrand(number: number): MadeBrand {
  const [brand] = fc.sample(brandArbitrary(number), { numRuns: 1, seed: number });
  if (!brand) throw new Error('no brand was made');
  return brand;
}

/** First step of each area, and one other step. */
function listUrls({ productCode, areas }: MadeBrand, index: number) {
  return areas.flatMap((area) =>
    [...new Set(['/lead', paths[index % paths.length] ?? ''])].map((pathname) => {
      const query = new URLSearchParams({ product: productCode });
      if (area === 'MZ') query.set('lang', 'pt-MZ');
      if (pathname === '/presentation') query.set('flowId', 'offer');
      return { url: `${pathname}?${query}`, language: `pt-${area}` };
    }),
  );
}

/** Number of pages requested in parallel. */
const lanes = 4;

/** Fault of a page; undefined for a correct page. */
async function findFault(origin: string, { url, language }: { url: string; language: string }) {
  const answer = await fetch(origin + url, { redirect: 'manual' });
  const html = await answer.text();
  const [, nonce] = /nonce-([^']+)/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  if (answer.status !== 200) return `${url} answers ${answer.status}`;
  if (!html.endsWith('</html>')) return `${url} is not whole`;
  if (!html.includes(`lang="${language}"`)) return `${url} is not in ${language}`;
  if (!nonce) return `${url} has no policy`;
  // A nonce may contain any word.
  const shown = html.replaceAll(nonce, '').replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const [word] = /undefined|NaN|Infinity|\[object /.exec(shown) ?? [];
  return word && `${url} says ${word}`;
}

test('the server renders correct pages for every generated valid brand', async () => {
  test.setTimeout(60_000 + brandCount * 200);
  const { root, brands } = makeRoot();
  let server: OwnServer | undefined;
  try {
    server = await OwnServer.start({}, root);
    const { origin } = server;
    const pages = brands.flatMap(listUrls);
    for (let index = 0; index < pages.length; index += lanes) {
      const faults = await Promise.all(pages.slice(index, index + lanes).map((page) => findFault(origin, page)));
      if (faults.some((fault) => fault !== undefined)) expect(faults).toEqual([]);
    }
    expect(pages.length).toBeGreaterThanOrEqual(2 * brandCount);
    expect(server.output).not.toMatch(/error|warn/i);
  } finally {
    await server?.stop();
    rmSync(root, { recursive: true, force: true });
  }
});
